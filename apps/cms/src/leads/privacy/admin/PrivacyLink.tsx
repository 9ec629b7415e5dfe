import type { ServerProps } from 'payload';
import { officerBrands } from '../../../access/officer.ts';
import { sayIn } from '../../../i18n/say.ts';
import type { User } from '../../../runtime/payload-types.ts';

/** Leads from the navigation to the privacy screen; for officers and administrators. */
export const PrivacyLink = ({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) =>
  officerBrands(user as User | null | undefined).length === 0 ? null : (
    <a className="nav__link" href="/admin/privacy">
      {sayIn(i18n.language)('Privacy')}
    </a>
  );
