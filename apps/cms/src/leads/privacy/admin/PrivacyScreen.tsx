import type { AdminViewServerProps } from 'payload';
import { officerBrands } from '../../../access/officer.ts';
import { OwnScreen } from '../../../admin/screens/OwnScreen.tsx';
import { sayIn } from '../../../i18n/say.ts';
import type { User } from '../../../runtime/payload-types.ts';
import { PersonDesk } from './PersonDesk.tsx';
import { RetentionTable } from './RetentionTable.tsx';

/** One person's data, found, copied, corrected and erased; and what goes by itself, and when. */
export function PrivacyScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const say = sayIn(req.i18n.language);
  const brands = officerBrands(req.user as User | null);
  return (
    <OwnScreen view={view} isOwn={brands.length > 0} path="/admin/privacy" title={say('Privacy')}>
      <PersonDesk brands={brands} />
      <p>
        <a href="/admin/collections/erasures">{say('Receipts')}</a>
      </p>
      <RetentionTable payload={req.payload} brands={brands} language={req.i18n.language} />
    </OwnScreen>
  );
}
