import { langs } from '@concierge/contract/lang';
import type { CollectionSlug, Payload } from 'payload';
import { sayIn } from '../../i18n/say.ts';
import { findTogether } from './findTogether.ts';

/**
 * A row whose title is empty in the language of its list: which one it is, and what its title is
 * called.
 */
interface Untitled {
  readonly collection: CollectionSlug;
  readonly id: number;
  readonly name: string;
}

/**
 * What such a row is called: by its title in the first language that has one, as the newest draft
 * says it, else by its number.
 */
export async function rowTitle(
  payload: Payload,
  { collection, id, name }: Untitled,
  language: string,
): Promise<string> {
  const query = {
    collection,
    locale: 'all',
    draft: true,
    trash: true,
    select: { [name]: true },
  } as const;
  const title = (await findTogether(payload, query, id))?.[name];
  if (typeof title === 'string' && title !== '') return title;
  const titles = Object.entries(title ?? {});
  const said = langs
    .map((lang) => titles.find(([code]) => code === lang)?.[1])
    .find((one) => typeof one === 'string' && one !== '');
  return typeof said === 'string' ? said : sayIn(language)('Without title, no. {id}', { id });
}
