import type { CollectionSlug } from 'payload';
import { handleSitemap } from '../api/sitemap.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import { getSearch } from '../search/getSearch.ts';
import { fetchParsedNode } from './fetchParsedNode.ts';
import { person, testPayload } from './testPayload.ts';

export const now = () => new Date().toISOString();
export const refusal = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => '',
    (error: Error) => error.message,
  );
/** The search's index follows what changes a moment later. */
export const patient = { timeout: 20_000 };

/** What tests of the trash do, as whom, on the database of their file. */
export async function trashTools() {
  const payload = await testPayload();
  const admin = await person(payload, 'admin');
  const editor = await person(payload, 'editor', ['HIM']);
  const stranger = await person(payload, 'editor', ['CAA']);

  /** What the admin's own buttons send. */
  const trash = (
    collection: CollectionSlug,
    id: number,
    user: User = editor,
    options: object = {},
  ) =>
    payload.update({
      collection,
      id,
      data: { deletedAt: now() },
      user,
      overrideAccess: false,
      ...options,
    } as never);
  const restore = (
    collection: CollectionSlug,
    id: number,
    data: object = { _status: 'draft' },
    user: User = editor,
  ) =>
    payload.update({
      collection,
      id,
      data: { deletedAt: null, ...data },
      trash: true,
      user,
      overrideAccess: false,
    } as never);
  const fetchStatus = async (alias: string | null | undefined, lang = 'en') =>
    (await fetchParsedNode(payload, `/${lang}${alias}`, { lang })).status;
  const save = (id: number, data: Partial<Page>, options: object = {}) =>
    payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data,
      user: editor,
      overrideAccess: true,
      ...options,
    });

  async function inSitemap(alias: string): Promise<boolean> {
    for (let after = 0; ; ) {
      const response = await handleSitemap(
        payload,
        new Request(`http://localhost/api/sitemap?brand=HIM&after=${after}`),
      );
      const { pages } = (await response.json()) as {
        pages: { id: number; paths: { en?: string } }[];
      };
      if (pages.some(({ paths }) => paths.en === alias)) return true;
      if (pages.length < 1000) return false;
      after = pages.at(-1)?.id ?? 0;
    }
  }

  const isFound = async (title: string, id: number) => {
    const { documents } = await getSearch(payload).search.find(
      title,
      { lang: 'en', brand: 'HIM' },
      5,
      0,
    );
    return documents.some((document) => document.page === id);
  };
  return {
    payload,
    admin,
    editor,
    stranger,
    trash,
    restore,
    fetchStatus,
    save,
    inSitemap,
    isFound,
  };
}
