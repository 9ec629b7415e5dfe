import { isLang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { readPath, withSlash } from '../../routing/path.ts';
import type { Redirect } from '../../runtime/payload-types.ts';
import { Refusal } from '../Refusal.ts';
import type { Line } from './readTable.ts';
import { requireBrands } from './requireBrands.ts';
import type { LineOutcome, Table } from './Table.ts';

/** Redirects: a line whose brand, language and path have one changes it. */
export const redirectsTable: Table = {
  columns: () => ({ required: ['brand', 'path', 'url'], optional: ['lang', 'status'] }),
  write: writeRedirect,
};

const own = { collection: 'redirects', overrideAccess: true, depth: 0 } as const;

/** Writes one redirect, in English and with status 301 where the line doesn't say otherwise. */
export async function writeRedirect(payload: Payload, line: Line): Promise<LineOutcome> {
  const { url = '' } = line;
  const { brand, lang, path } = redirectKey(line);
  const status = (line['status'] || '301') as Redirect['status'];
  const data = { brand, lang, path, url, status } as Partial<Redirect>;
  const present = await findRedirect(payload, line);
  if (!present) {
    await payload.create({ ...own, data: data as Redirect });
    return 'created';
  }
  if (present.url === url && present.status === status) return 'same';
  await payload.update({ ...own, id: present.id, data: { url, page: null, status } });
  return 'changed';
}

/** The redirect that a line changes; throws a Refusal where the line names none. */
export async function findRedirect(payload: Payload, line: Line): Promise<Redirect | undefined> {
  const { brand, lang, path } = redirectKey(line);
  // It is stored decoded.
  const read = readPath(path);
  const where = {
    brand: { equals: brand },
    lang: { equals: lang },
    path: { in: 'problem' in read ? [path] : [path, withSlash(path), read.path] },
  };
  const { docs } = await payload.find({ ...own, where, limit: 1, pagination: false });
  return docs[0];
}

/** By what a redirect is known. */
function redirectKey(line: Line) {
  const [brand, ...more] = requireBrands(line['brand']);
  if (more.length > 0) throw new Refusal('a redirect is of one brand.');
  const lang = line['lang'] || 'en';
  if (!isLang(lang)) throw new Refusal(`there is no language ${lang}.`);
  return { brand, lang, path: line['path'] ?? '' };
}
