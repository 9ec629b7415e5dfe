import type { ServerProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';

/** Leads from the navigation to the map of translations; for who edits pages. */
export const TranslationsLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  (user as User | null | undefined)?.role === 'admissions' ? null : (
    <a className="nav__link" href="/admin/translations">
      {sayIn(i18n.language)('Translations')}
    </a>
  );
