import type { ServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';

/** Leads from the navigation to the map of translations; for who edits pages. */
export const TranslationsLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  !hasRight((user as User | null | undefined)?.role, 'read') ? null : (
    <a className="nav__link" href="/admin/translations">
      {sayIn(i18n.language)('Translations')}
    </a>
  );
