import type { ServerProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';
import { crm, sendsMail } from '../settings.ts';
import styles from './LeadsOverview.module.css';

/** Above the list of enquiries, where nothing can be handed on. */
export const WithoutCrm = ({ i18n }: Pick<ServerProps, 'i18n'>) =>
  crm.url ? null : (
    <p className={styles['missing']}>
      {sayIn(i18n.language)('No CRM is configured: enquiries stay here.')}
    </p>
  );

/** Above the outbox and its mails, where nothing can be sent. */
export const WithoutMailServer = ({ i18n }: Pick<ServerProps, 'i18n'>) =>
  sendsMail() ? null : (
    <p className={styles['missing']}>
      {sayIn(i18n.language)('No mail server is configured: mails wait in the outbox.')}
    </p>
  );
