import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { Redirect } from '../runtime/payload-types.ts';

type BrandCode = Redirect['brand'];

/** What the public could reach of a page at one moment. */
export interface PageState {
  readonly published: boolean;
  readonly type: string;
  /** Id of the event that it announces. */
  readonly event: number | undefined;
  readonly brands: readonly BrandCode[];
  readonly updatedAt: string;
  /** Path by language; a language without its own has the English one. */
  readonly paths: Readonly<Record<Lang, string>>;
}

/** The public state of a page, not its drafts; undefined where there is no such page. */
export async function readPageState(
  req: PayloadRequest,
  id: number | string,
): Promise<PageState | undefined> {
  const doc: unknown = await req.payload.findByID({
    collection: 'pages',
    id,
    locale: 'all',
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    select: {
      type: true,
      event: true,
      alias: true,
      field_domain_access: true,
      _status: true,
      updatedAt: true,
    },
    req: sameTransaction(req),
  });
  if (!doc) return undefined;
  const page = doc as {
    type: string;
    event?: number | null;
    alias?: Partial<Record<Lang, string>>;
    field_domain_access?: BrandCode[];
    _status?: string;
    updatedAt: string;
  };
  const english = page.alias?.[defaultLang] ?? '';
  const paths = Object.fromEntries(
    langs.map((lang) => [lang, page.alias?.[lang] || english]),
  ) as Record<Lang, string>;
  return {
    published: page._status === 'published',
    type: page.type,
    event: page.event ?? undefined,
    brands: page.field_domain_access ?? [],
    updatedAt: page.updatedAt,
    paths,
  };
}

/** True where the same visitors reach the page at the same addresses. */
export const sameRoutes = (a: PageState, b: PageState): boolean =>
  a.published === b.published &&
  langs.every((lang) => a.paths[lang] === b.paths[lang]) &&
  [...a.brands].sort().join() === [...b.brands].sort().join();

/** True where lists of events lead to the page from the same ones. */
export const sameEvents = (a: PageState, b: PageState): boolean =>
  a.type === b.type && a.event === b.event;
