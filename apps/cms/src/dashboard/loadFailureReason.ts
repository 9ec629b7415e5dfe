import type { I18n } from '@payloadcms/translations';
import { APIError, type Payload } from 'payload';
import { tryUpdate } from '../runtime/database/tryUpdate.ts';
import { refusalText } from '../runtime/errors/refusalText.ts';
import type { Scheduled } from './scheduled.ts';

/**
 * Why a scheduled publication failed, in the language of who reads it: what still keeps the page
 * off its site when the account that scheduled it publishes it, each field by its label; where
 * nothing does, or the account is gone, the English words that it failed with.
 */
export async function loadFailureReason(
  payload: Payload,
  { page, type, lang, planner, why }: Scheduled,
  i18n: I18n,
): Promise<string> {
  if (type !== 'publish') return why;
  const account = await payload.findByID({
    collection: 'users',
    id: planner,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!account) return why;
  const error = await tryUpdate(payload, {
    collection: 'pages',
    id: page,
    data: { _status: 'published' },
    user: { ...account, collection: 'users' },
    req: lang ? { i18n, locale: lang } : { i18n },
  });
  return error instanceof APIError && error.status === 400 ? refusalText(error) : why;
}
