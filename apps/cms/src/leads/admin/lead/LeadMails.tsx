import type { Payload } from 'payload';
import { sayIn } from '../../../i18n/say.ts';
import type { Lead } from '../../../runtime/payload-types.ts';
import { mailKeys } from '../../mails/mailKeys.ts';
import { referralKey } from '../../mails/referralKey.ts';
import { sendsMail } from '../../settings.ts';
import { mailState } from '../mailState.ts';
import styles from './LeadScreen.module.css';

interface Props {
  readonly payload: Payload;
  readonly lead: Lead;
  readonly language: string;
}

/** The mails that an enquiry set off, and whether they left. */
export async function LeadMails({ payload, lead, language }: Props) {
  const say = sayIn(language);
  const own = mailKeys([lead.key]);
  const friend = (lead.fields as Readonly<Record<string, string>>)['FriendEmail'];
  const keys = friend ? [...own, referralKey(lead.brand, friend)] : own;
  const where = { key: { in: keys } };
  const { docs } = await payload.find({
    collection: 'mails',
    where,
    sort: 'id',
    limit: 10,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  if (docs.length === 0) return null;
  return (
    <section className={styles['mails']} aria-label={say('Mails')}>
      <h3>{say('Mails')}</h3>
      {!sendsMail() && (
        <p className={styles['note']}>
          {say('No mail server is configured: mails wait in the outbox.')}
        </p>
      )}
      <ul>
        {docs.map(({ id, to, subject, state }) => (
          <li key={id}>
            <a href={`/admin/collections/mails/${id}`} dir="auto">
              {subject}
            </a>
            <bdi dir="ltr">{to}</bdi>
            <span>{mailState(language, state)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
