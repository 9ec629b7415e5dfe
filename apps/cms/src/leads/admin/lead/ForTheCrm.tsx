import { sayIn } from '../../../i18n/say.ts';
import type { Lead } from '../../../runtime/payload-types.ts';
import { webToLeadBody } from '../../delivery/webToLead.ts';
import { crm } from '../../settings.ts';
import styles from './LeadScreen.module.css';
import { leadAttempts } from './leadAttempts.ts';

interface Props {
  readonly lead: Lead;
  readonly language: string;
  readonly day: (instant: string) => string;
}

/**
 * What concerns the CRM alone, folded: how often it was tried, what it answered, and what is sent
 * to it by its names.
 */
export function ForTheCrm({ lead, language, day }: Props) {
  const say = sayIn(language);
  const attempts = leadAttempts(lead);
  const body = webToLeadBody(
    {
      ...lead,
      type: lead.type ?? '',
      fields: (lead.fields ?? {}) as Record<string, string>,
    },
    crm,
  );
  return (
    <details className={styles['crm']}>
      <summary>
        {say('CRM')}
        <span>
          {crm.url ? say('Attempts: {n}', { n: attempts.length }) : say('Not configured')}
        </span>
      </summary>
      {attempts.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Attempt')}</th>
              <th scope="col">{say('What the CRM answered')}</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map(({ at, answer }) => (
              <tr key={at}>
                <td>{day(at)}</td>
                <td dir="ltr">{answer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table>
        <caption>{say('What the CRM is sent, by its own names')}</caption>
        <tbody>
          {[...body].map(([name, value]) => (
            <tr key={name}>
              <th scope="row" dir="ltr">
                {name}
              </th>
              <td dir="auto">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['meta']}>
        <span>
          {say('Agreed at')}: {lead.consent_at ? day(lead.consent_at) : '–'}
        </span>
        <span>
          {say('Sent from')}: <bdi dir="ltr">{lead.source}</bdi>
        </span>
      </p>
    </details>
  );
}
