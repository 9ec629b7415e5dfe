import type { I18n } from '@payloadcms/translations';
import { APIError, type Payload } from 'payload';
import { tryUpdate } from '../runtime/database/tryUpdate.ts';
import { refusalText } from '../runtime/errors/refusalText.ts';
import type { User } from '../runtime/payload-types.ts';
import type { Scheduled } from './scheduled.ts';

/**
 * Why a scheduled publication failed, in the language of who reads it: what still keeps the page
 * off its site, each field by its label; where nothing does, the English words that it failed with.
 */
export async function whyFailed(
  payload: Payload,
  user: User,
  { page, type, why }: Scheduled,
  i18n: I18n,
): Promise<string> {
  if (type !== 'publish') return why;
  const data = { _status: 'published' };
  const trial = { collection: 'pages', id: page, data, user, req: { i18n } } as const;
  const error = await tryUpdate(payload, trial);
  return error instanceof APIError && error.status === 400 ? refusalText(error) : why;
}
