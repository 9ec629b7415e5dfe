import type { ServerProps } from 'payload';
import { DocumentAction } from '../../admin/DocumentAction.tsx';
import { sayIn } from '../../i18n/say.ts';
import { sendsMail } from '../settings.ts';

/** A mail that has not been sent can be tried now, where there is a mail server to try. */
export function MailControls({ i18n }: Pick<ServerProps, 'i18n'>) {
  if (!sendsMail()) return null;
  const say = sayIn(i18n.language);
  return (
    <DocumentAction
      action="retry"
      label={say('Try now')}
      done={say('It goes within seconds.')}
      unlessState="sent"
    />
  );
}
