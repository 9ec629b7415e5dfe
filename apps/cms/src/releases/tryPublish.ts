import { initI18n } from '@payloadcms/translations';
import { APIError, type Payload, type TypedUser } from 'payload';
import { type AdminLang, adminLangs } from '../i18n/adminLang.ts';
import { type Trial, tryUpdate } from '../runtime/database/tryUpdate.ts';
import { refusalText } from '../runtime/errors/refusalText.ts';
import type { Released, ReleaseRefusal } from './states.ts';

type Transaction = Pick<Trial['req'] & object, 'transactionID'>;

/**
 * Tries whether a person may publish the newest draft of a document now, or in a transaction, and
 * writes nothing. What is wrong with it is said in each language of the admin: whoever opens the
 * release reads it.
 */
export async function tryPublish(
  payload: Payload,
  user: TypedUser,
  document: Released,
  transaction: Transaction = {},
): Promise<ReleaseRefusal | undefined> {
  if (!(await isThere(payload, document, transaction))) return { document, reason: 'gone' };
  const { refusal, detail = '' } = await tryIn('en');
  if (refusal?.reason !== 'invalid') return refusal;
  const texts: Partial<Record<AdminLang, string>> = { en: detail };
  for (const language of adminLangs)
    if (language !== 'en') texts[language] = (await tryIn(language)).detail ?? detail;
  return { ...refusal, detail: texts };

  async function tryIn(language: AdminLang) {
    const error = await tryUpdate(payload, {
      collection: document.relationTo,
      id: document.value,
      data: { _status: 'published' },
      user,
      req: {
        ...transaction,
        i18n: await initI18n({ config: payload.config.i18n, context: 'api', language }),
      },
    });
    const refusal = error === undefined ? undefined : refusalBy(error, document, user.email);
    return { refusal, detail: refusal?.detail as string | undefined };
  }
}

/** Outside the trash; of what is in it a person's own access would say that it is foreign. */
async function isThere(
  payload: Payload,
  { relationTo: collection, value }: Released,
  transaction: Transaction,
): Promise<boolean> {
  const where = { id: { equals: value } };
  const req = { ...transaction };
  const found = await payload.count({ collection, where, overrideAccess: true, req });
  return found.totalDocs > 0;
}

/** What an error of a publication says about the document; thrown on where it is ours. */
export function refusalBy(error: unknown, document: Released, by: string): ReleaseRefusal {
  if (!(error instanceof APIError) || error.status >= 500) throw error;
  if (error.status === 404) return { document, reason: 'gone' };
  const namesFields = 'errors' in (error.data ?? {});
  if (error.status === 403 && !namesFields) return { document, reason: 'access', by };
  return { document, reason: 'invalid', detail: refusalText(error) };
}
