import { isLang } from '@concierge/contract/lang';
import Papa from 'papaparse';
import type { Payload, ValidationError } from 'payload';
import type { Redirect } from '../runtime/payload-types.ts';
import { Refusal } from './Refusal.ts';

const required = ['brand', 'path', 'url'];
const columns = [...required, 'lang', 'status'];
/** Values of a line by the names of its columns. */
export type Line = Readonly<Record<string, string | undefined>>;

export interface RedirectReport {
  readonly created: number;
  readonly changed: number;
  readonly same: number;
  /** A sentence for each line that was left out. */
  readonly skipped: readonly string[];
}

/**
 * Brings in redirects of a CSV with a head: brand, path, url, and where wanted lang (English) and
 * status (301). A line whose brand, language and path have a redirect changes it; one that the
 * admin would refuse is left out. Throws a Refusal for what is no such table, before anything is
 * written.
 */
export async function importRedirects(payload: Payload, csv: string): Promise<RedirectReport> {
  const { data, meta } = Papa.parse<Line>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (value) => value.trim(),
  });
  const missing = required.filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0)
    throw new Refusal(
      `The file has no column ${missing.join(', ')}: its first line names ${columns.join(', ')}.`,
    );
  const report = { created: 0, changed: 0, same: 0, skipped: [] as string[] };
  for (const [index, line] of data.entries()) {
    try {
      report[await importLine(payload, line)] += 1;
    } catch (error) {
      report.skipped.push(`Line ${index + 2}: ${refusalText(error)}`);
    }
  }
  return report;
}

/** Why a line was refused; throws again what is no refusal. */
export function refusalText(error: unknown): string {
  const faults = (error as ValidationError).data?.errors;
  if (!faults && !(error instanceof Refusal)) throw error;
  const why = faults?.map(({ path, message }) => `${path}: ${message}`).join(' ');
  return why ?? (error as Error).message;
}

/** Writes one redirect, in English and with status 301 where the line doesn't say otherwise. */
export async function importLine(
  payload: Payload,
  line: Line,
): Promise<'created' | 'changed' | 'same'> {
  const { brand = '', path = '', url = '' } = line;
  const lang = line['lang'] || 'en';
  const status = (line['status'] || '301') as Redirect['status'];
  if (!isLang(lang)) throw new Refusal(`there is no language ${lang}.`);
  const { collections } = payload;
  const brandField = collections.redirects.config.flattenedFields.find((f) => f.name === 'brand');
  const codes = brandField?.type === 'select' ? brandField.options : [];
  if (!codes.some((code) => typeof code === 'object' && code.value === brand))
    throw new Refusal(`there is no brand ${brand}.`);
  const data = { brand, lang, path, url, status } as Partial<Redirect>;
  const own = { collection: 'redirects', overrideAccess: true, depth: 0 } as const;
  const where = {
    brand: { equals: brand },
    lang: { equals: lang },
    path: { in: [path, path.replace(/\/?$/, '/')] },
  };
  const { docs } = await payload.find({ ...own, where, limit: 1, pagination: false });
  const [present] = docs;
  if (!present) {
    await payload.create({ ...own, data: data as Redirect });
    return 'created';
  }
  if (present.url === url && present.status === status) return 'same';
  await payload.update({ ...own, id: present.id, data: { url, page: null, status } });
  return 'changed';
}
