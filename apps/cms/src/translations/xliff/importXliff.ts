import type { Lang } from '@concierge/contract/lang';
import type { Payload, PayloadRequest } from 'payload';
import { withDocument } from '../../runtime/database/withDocument.ts';
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
/** The request whose transaction a call is in. */
type Inside = Partial<PayloadRequest>;

/**
 * Brings translations in as drafts of their pages; nothing is published. A text whose English has
 * changed since is left out and reported. Throws an XliffFault, before anything of this document is
 * written, for one that is no XLIFF of ours or names an unknown page.
 */
export async function importXliff(payload: Payload, text: string): Promise<XliffReport> {
  const { lang, pages } = parseXliff(text);
  for (const { id } of pages) await requirePage(payload, id);
  const report = { changed: 0, same: 0, skipped: [] as string[] };
  for (const { id, units } of pages) {
    const { changes, same, skipped } = await withDocument(payload, 'pages', id, async (req) => {
      const judged = judgeAll(payload, await requirePage(payload, id, req), lang, id, units);
      if (judged.changes.length > 0) await saveDraft(payload, id, lang, judged.changes, req);
      return judged;
    });
    report.changed += changes.length;
    report.same += same;
    report.skipped.push(...skipped);
  }
  return report;
}

async function requirePage(payload: Payload, id: number, req: Inside = {}): Promise<Values> {
  const page = await readPage(payload, id, 'all', req);
  if (!page) throw new XliffFault(`is of page ${id}, which doesn't exist.`);
  return page;
}

/** What a page's units of a file change, as the page stands. */
function judgeAll(
  payload: Payload,
  page: Values,
  lang: Lang,
  id: number,
  units: readonly ParsedUnit[],
) {
  const fields = payload.collections.pages.config.flattenedFields;
  const own = new Map(translationUnits(fields, page, lang).map((unit) => [unit.id, unit]));
  const changes: [Unit, unknown][] = [];
  const skipped: string[] = [];
  let same = 0;
  for (const parsed of units) {
    const result = judge(parsed, own.get(parsed.id));
    if (result.problem) skipped.push(`Page ${id}, ${parsed.id}: ${result.problem}.`);
    else if (result.value) changes.push(result.value);
    else if (result.isSame) same += 1;
  }
  return { changes, same, skipped };
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
  req: Inside,
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
    req: { ...req },
  })) ?? undefined) as Values | undefined;

async function saveDraft(
  payload: Payload,
  id: number,
  lang: Lang,
  changes: readonly (readonly [Unit, unknown])[],
  req: Inside,
): Promise<void> {
  const page = structuredClone((await readPage(payload, id, lang, req)) ?? {});
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
    req: { ...req },
  });
}

function put(row: Values, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) row[name] = value;
  else put(row[name] as Values, rest, value);
}
