import type { UIFieldServerProps } from 'payload';
import { recordOrRefuse } from '../../../audit/record.ts';
import { sayIn } from '../../../i18n/say.ts';
import { swissTime } from '../../../i18n/swissTime.ts';
import { crm } from '../../settings.ts';
import { HoldReason } from '../HoldReason.tsx';
import { loadOpened } from '../loadOpened.ts';
import { typeName } from '../typeName.ts';
import { ForTheCrm } from './ForTheCrm.tsx';
import { LeadMails } from './LeadMails.tsx';
import styles from './LeadScreen.module.css';
import { readLead } from './readLead.ts';
import { Visitor } from './Visitor.tsx';
import { VisitSeat } from './VisitSeat.tsx';

/**
 * An enquiry as a person reads it: what was written, who wrote it and how to answer; what the
 * machines made of it is folded.
 */
export async function LeadScreen({
  data,
  payload,
  req,
  user,
  i18n: { language },
}: UIFieldServerProps) {
  const lead = await loadOpened('leads', { data, payload, user });
  if (!lead) return null;
  const { brand, id } = lead;
  await recordOrRefuse(req, { act: 'read', subject: 'leads', document: id, brand });
  const say = sayIn(language);
  const { message, details, form } = await readLead(payload, lead, language);
  const format = swissTime(language, { month: 'long' });
  const day = (instant: string | null | undefined) =>
    instant ? format.format(new Date(instant)) : '';
  const { lang } = lead;
  return (
    <div className={styles['screen']} data-lead={lead.reference}>
      {!crm.url && (
        <p className={styles['note']}>{say('No CRM is configured: this enquiry stays here.')}</p>
      )}
      {lead.state === 'held' && lead.held && (
        <p className={styles['note']} data-held>
          {say('Held because')}: <HoldReason reason={lead.held} language={language} />
        </p>
      )}
      <VisitSeat payload={payload} lead={lead} language={language} />
      <article className={styles['lead']}>
        <header>
          <p className={styles['kind']}>{form ?? typeName(language, lead.type ?? '')}</p>
          <p className={styles['meta']}>
            <time dateTime={lead.received_at ?? undefined}>{day(lead.received_at)}</time>
            <span>{lead.brand}</span>
          </p>
        </header>
        {message ? (
          <p className={styles['message']} dir="auto" lang={lang ?? undefined} data-message>
            {message}
          </p>
        ) : (
          <p className={styles['silent']}>{say('Nothing was written in words.')}</p>
        )}
        {details.length > 0 && (
          <dl className={styles['details']}>
            {details.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value === true ? say('Yes') : value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </article>
      <Visitor lead={lead} language={language} />
      <LeadMails payload={payload} lead={lead} language={language} />
      <ForTheCrm lead={lead} language={language} day={day} />
    </div>
  );
}
