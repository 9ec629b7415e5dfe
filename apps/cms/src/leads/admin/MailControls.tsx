import { sendsMail } from '../settings.ts';
import { MailActions } from './MailActions.tsx';

/** The buttons of a mail; only the server knows whether there is a mail server to try. */
export const MailControls = () => (sendsMail() ? <MailActions /> : null);
