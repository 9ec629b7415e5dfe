import type { ServerProps } from 'payload';
import { DocumentAction } from '../../../admin/DocumentAction.tsx';
import { sayIn } from '../../../i18n/say.ts';

/**
 * A seat can be given back once one has confirmed it; the list is where one goes then, for the
 * visit is gone.
 */
export function VisitControls({ i18n }: Pick<ServerProps, 'i18n'>) {
  const say = sayIn(i18n.language);
  return (
    <DocumentAction
      action="free"
      label={say('Free this seat')}
      done={say('The seat is free.')}
      next="/admin/collections/visits"
      question={{
        heading: say('Free this seat?'),
        body: say(
          'Somebody else can book it at once. The enquiry stays, and no mail tells the visitor.',
        ),
      }}
    />
  );
}
