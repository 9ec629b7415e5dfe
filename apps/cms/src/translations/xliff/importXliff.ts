import type { Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { signature } from './inline.ts';
import { type ParsedUnit, parseXliff, XliffFault } from './parseXliff.ts';
import { translationProblem, translationUnits, type Unit } from './units.ts';

export interface XliffReport {
  /** Texts that are in a draft from now on. */
  readonly changed: number;
  /** Texts that are translated as they already were. */
  readonly same: number;
  /** A sentence for each text that was left out. */
  readonly skipped: readonly string[];
}
type Values = Record<string, unknown>;

/**
 * Brings translations in as drafts of their pages; nothing is published. A text whose English has
 * changed since is left out and reported. Throws an XliffFault, before anything of this document is
 * written, for one that is no XLIFF of ours or names an unknown page.
 */
export async function importXliff(payload: Payload, text: string): Promise<XliffReport> {
  const { lang, pages } = parseXliff(text);
  const found: { id: number; page: Values; units: readonly ParsedUnit[] }[] = [];
  for (const { id, units } of pages) {
    const page = await readPage(payload, id, 'all');
    if (!page) throw new XliffFault(`is of page ${id}, which doesn't exist.`);
    found.push({ id, page, units });
  }
  const report = { changed: 0, same: 0, skipped: [] as string[] };
  const fields = payload.collections.pages.config.flattenedFields;
  for (const { id, page, units } of found) {
    const own = new Map(translationUnits(fields, page, lang).map((unit) => [unit.id, unit]));
    const changes: [Unit, unknown][] = [];
    for (const parsed of units) {
      const result = judge(parsed, own.get(parsed.id));
      if (result.problem) report.skipped.push(`Page ${id}, ${parsed.id}: ${result.problem}.`);
      else if (result.value) changes.push(result.value);
      else if (result.isSame) report.same += 1;
    }
    if (changes.length > 0) await saveDraft(payload, id, lang, changes);
    report.changed += changes.length;
  }
  return report;
}

interface Judged {
  readonly problem?: string | undefined;
  readonly value?: [Unit, unknown];
  readonly isSame?: boolean;
}

function judge({ source, target }: ParsedUnit, unit: Unit | undefined): Judged {
  const whole = target.filter((pieces) => pieces !== undefined);
  if (whole.length === 0) return {};
  if (!unit) return { problem: 'the page has no such text any more' };
  const problem =
    translationProblem(unit, source, whole) ??
    (whole.length < target.length ? 'it is translated in part only' : undefined);
  if (problem) return { problem };
  if (unit.target && signature(unit.target) === signature(whole)) return { isSame: true };
  return { value: [unit, unit.valueFor(whole)] };
}

const readPage = async (
  payload: Payload,
  id: number,
  locale: Lang | 'all',
): Promise<Values | undefined> =>
  ((await payload.findByID({
    collection: 'pages',
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })) ?? undefined) as Values | undefined;

async function saveDraft(
  payload: Payload,
  id: number,
  lang: Lang,
  changes: readonly (readonly [Unit, unknown])[],
): Promise<void> {
  const page = structuredClone((await readPage(payload, id, lang)) ?? {});
  for (const [{ path }, value] of changes) put(page, path.split('.'), value);
  const names = new Set(changes.map(([{ path }]) => path.split('.')[0] ?? ''));
  const data = Object.fromEntries([...names].map((name) => [name, page[name]]));
  await payload.update({
    collection: 'pages',
    id,
    locale: lang,
    fallbackLocale: false,
    draft: true,
    data: { ...data, _status: 'draft' },
    depth: 0,
    overrideAccess: true,
  });
}

function put(row: Values, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) row[name] = value;
  else put(row[name] as Values, rest, value);
}
