import { registry } from '@concierge/brands/registry';
import type { ServerProps } from 'payload';
import { holds } from '../../access/roles.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Lead, User } from '../../runtime/payload-types.ts';
import { leadChecks } from '../check/leadCheck.ts';
import { overviewFor, spanIn } from '../inbox/overview.ts';
import { crm, sendsMail } from '../settings.ts';
import { Bursts } from './Bursts.tsx';
import { CountsTable } from './CountsTable.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { LeadChecks } from './LeadChecks.tsx';
import styles from './LeadsOverview.module.css';
import { leadAttempts } from './lead/leadAttempts.ts';
import { Mails } from './Mails.tsx';
import { typeName } from './typeName.ts';

const list = '/admin/collections/leads';

/**
 * How enquiries stand, on the dashboard of administrators and admissions; what is wrong comes first
 * and is announced.
 */
export async function LeadsOverview({
  payload,
  user,
  i18n: { language },
}: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) {
  const person = user as User | null | undefined;
  if (!person || !holds(person, 'persons')) return null;
  const brands = registry.map(({ code }) => code as Lead['brand']);
  const overview = await overviewFor(payload, person, brands, { language });
  const {
    brands: rows,
    oldestHours,
    sentToday: sent,
    budget,
    alarms,
    refused,
    deadLetters,
    stuckMails,
    bursts,
  } = overview;
  const say = sayIn(language);
  return (
    <section>
      <h2>{say('Enquiries')}</h2>
      {alarms.length > 0 && (
        <ul role="alert" className={styles['alarms']}>
          {alarms.map((alarm) => (
            <li key={alarm}>{alarm}</li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? (
        <p>{say('No enquiries yet.')}</p>
      ) : (
        <CountsTable
          brands={rows.map(({ brand }) => brand)}
          say={say}
          cell={(brand, state) => (
            <a href={`${list}?where[brand][equals]=${brand}&where[state][equals]=${state}`}>
              {rows.find((row) => row.brand === brand)?.counts[state]}
            </a>
          )}
        />
      )}
      <p>
        {!crm.url
          ? say('No CRM is configured: enquiries stay here.')
          : oldestHours === undefined
            ? say('Nothing waits for the CRM.')
            : say('The oldest undelivered enquiry has waited for {span}.', {
                span: spanIn(language, oldestHours),
              })}{' '}
        {crm.url && say('Sent in the last 24 hours: {sent} of {budget}.', { sent, budget })}
      </p>
      {refused.length > 0 && (
        <>
          <h3>{say('Newest refusals')}</h3>
          <ul>
            {refused.map((lead) => (
              <li key={lead.id}>
                <a href={`${list}/${lead.id}`}>{lead.reference}</a>{' '}
                {typeName(language, lead.type ?? '')},{' '}
                {leadAttempts(lead)[0]?.answer ?? say('no answer')}
              </li>
            ))}
          </ul>
        </>
      )}
      <LeadChecks checks={await leadChecks(payload)} language={language} />
      <Bursts bursts={bursts} language={language} />
      {!sendsMail() && <p>{say('No mail server is configured: mails wait in the outbox.')}</p>}
      <DeadLetters deadLetters={deadLetters} language={language} />
      <Mails stuck={stuckMails} language={language} />
    </section>
  );
}
