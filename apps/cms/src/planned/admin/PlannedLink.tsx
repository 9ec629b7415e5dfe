import type { ServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';

/** Leads from the navigation to the calendar of what is planned; for who reads content. */
export const PlannedLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  !hasRight((user as User | null | undefined)?.role, 'read') ? null : (
    <a className="nav__link" href="/admin/planned">
      {sayIn(i18n.language)('Planned')}
    </a>
  );
