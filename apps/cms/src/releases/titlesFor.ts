import type { PayloadRequest } from 'payload';
import { firstText } from '../i18n/firstText.ts';
import { sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { Released } from './states.ts';

/**
 * What whoever asks calls these documents: titles of what they may read, in the first language that
 * has one, and numbers of the rest.
 */
export async function titlesFor(
  req: PayloadRequest,
  documents: readonly Released[],
): Promise<Map<number, string>> {
  const say = sayTo({ req });
  const ids = documents.map(({ value }) => value);
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    draft: true,
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { title: true },
    overrideAccess: false,
    disableErrors: true,
    trash: true,
    req: sameTransaction(req),
  });
  const titles = new Map(docs.map(({ id, title }) => [id, firstText(title)]));
  return new Map(ids.map((id) => [id, titles.get(id) || say('Document no. {id}', { id })]));
}
