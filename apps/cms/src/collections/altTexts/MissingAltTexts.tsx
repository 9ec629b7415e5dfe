import type { ServerProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { countUndescribed } from '../../translations/missingAltTexts.ts';

/** Leads from the list of media to the pictures without an alternative text, if there are any. */
export async function MissingAltTexts({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  const count = user ? await countUndescribed(payload, user as User) : 0;
  return count === 0 ? null : (
    <p>
      <a href="/admin/alt-texts">
        {sayIn(i18n.language)('Pictures without an alternative text')}: {count}
      </a>
    </p>
  );
}
