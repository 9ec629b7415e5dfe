import type { ServerProps } from 'payload';
import { DocumentAction } from '../../../admin/DocumentAction.tsx';
import { sayIn } from '../../../i18n/say.ts';
import { newsletterService } from '../service/service.ts';

/** A change that waits or was refused can be tried now, where there is a service to try. */
export function ChangeControls({ i18n }: Pick<ServerProps, 'i18n'>) {
  if (!newsletterService()) return null;
  const say = sayIn(i18n.language);
  return (
    <DocumentAction action="retry" label={say('Try now')} done={say('It goes within seconds.')} />
  );
}
