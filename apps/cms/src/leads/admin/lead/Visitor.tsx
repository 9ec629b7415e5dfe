import { isLang } from '@concierge/contract/lang';
import { languageIn } from '../../../i18n/languageIn.ts';
import { sayIn } from '../../../i18n/say.ts';
import type { Lead } from '../../../runtime/payload-types.ts';
import { countryName, timesIn } from '../../country.ts';
import { contactLinks } from './contactLinks.ts';
import styles from './LeadScreen.module.css';

/** Who wrote an enquiry: ways to answer, language, country, and what time it is there. */
export function Visitor({
  lead,
  language,
  now = new Date(),
}: {
  readonly lead: Lead;
  readonly language: string;
  readonly now?: Date;
}) {
  const { name, email, phone, country, lang } = lead;
  const say = sayIn(language);
  const { mailto, tel, whatsapp } = contactLinks(lead);
  const [from, to] = country ? timesIn(language, country, now) : [];
  return (
    <section className={styles['visitor']} aria-label={say('Visitor')}>
      <h2>
        <bdi>{name || say('Without a name')}</bdi>
      </h2>
      <ul className={styles['ways']}>
        {mailto && (
          <li>
            <a href={`${mailto}?subject=${encodeURIComponent(lead.reference)}`}>
              {say('Write an e-mail')}
            </a>
            <bdi dir="ltr">{email}</bdi>
          </li>
        )}
        {tel && (
          <li>
            <a href={tel}>{say('Call')}</a>
            <bdi dir="ltr">{phone}</bdi>
          </li>
        )}
        {whatsapp && (
          <li>
            <a href={whatsapp} target="_blank" rel="noopener noreferrer">
              {say('Write by WhatsApp')}
            </a>
            <bdi dir="ltr">{whatsapp.replace('https://wa.me/', '+')}</bdi>
          </li>
        )}
      </ul>
      <dl className={styles['facts']}>
        {isLang(lang) && (
          <div>
            <dt>{say('Language')}</dt>
            <dd>{languageIn(language, lang)}</dd>
          </div>
        )}
        {country && (
          <div>
            <dt>{say('Country')}</dt>
            <dd>
              <bdi>{countryName(language, country)}</bdi>
            </dd>
          </div>
        )}
        {from && (
          <div>
            <dt>{say('Now there')}</dt>
            <dd data-time>{to ? say('{from} to {to}', { from, to }) : from}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
