import { validFees } from '@concierge/contract/fees';
import { type Lang, langs } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { type AllLanguages, inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { publishProgramFacts } from '../publish/parts/programFacts.ts';
import { publishingFor } from '../publish/publishing.ts';
import { newestChange } from '../runtime/database/database.ts';
import { globalSingleton } from '../runtime/globalSingleton.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import type { Contradiction } from './contradictions.ts';
import { staleFactsIn } from './findStaleFacts.ts';

/** A published programme whose facts have expired, or whose text denies them. */
interface StaleProgramme {
  readonly id: number;
  readonly title: string;
  readonly brands: readonly string[];
  readonly expired: readonly ExpiredFact[];
  readonly contradictions: readonly (Contradiction & { readonly lang: Lang })[];
}
/** No price of the list holds on this day; the last day to apply for every intake has passed. */
type ExpiredFact = 'prices' | 'intakes';

/** Those of the last question, until a page is published or the Swiss day ends. */
const latest = globalSingleton('staleProgrammes', () => ({
  key: '',
  found: Promise.resolve<StaleProgramme[]>([]),
}));

/** The stale programmes that a person may read, by title. */
export async function staleProgrammesFor(
  payload: Payload,
  user: User,
  today = swissDay(),
): Promise<StaleProgramme[]> {
  const key = `${today} ${await newestChange(payload)}`;
  if (latest.key !== key) {
    latest.found = findStaleProgrammes(payload, today);
    latest.key = key;
    // A failed search is made again at the next question.
    latest.found.catch(() => {
      latest.key = '';
    });
  }
  const found = await latest.found;
  if (found.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: found.map(({ id }) => id) } },
    select: { createdAt: true },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    user,
  });
  const readable = new Set(docs.map(({ id }) => id));
  return found.filter(({ id }) => readable.has(id));
}

async function findStaleProgrammes(payload: Payload, today: string): Promise<StaleProgramme[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { type: { equals: 'program' }, _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  const looked = await Promise.all(
    docs.map(async (doc) => staleProgramme(payload, inAllLanguages(doc as Page), today)),
  );
  return looked
    .filter(({ expired, contradictions }) => expired.length + contradictions.length > 0)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

async function staleProgramme(
  payload: Payload,
  stored: AllLanguages<Page>,
  today: string,
): Promise<StaleProgramme> {
  const { id, title, field_domain_access: brands } = inLanguage(stored, 'en');
  const facts = await publishProgramFacts(
    publishingFor(payload, brands[0] ?? 'SEG', 'en'),
    inLanguage(stored, 'en'),
  );
  const found = await Promise.all(
    langs.map(async (lang) =>
      (await staleFactsIn(payload, stored, lang, today)).map((one) => ({ ...one, lang })),
    ),
  );
  const expired = facts ? expiredFacts(facts, today) : [];
  return { id, title, brands, expired, contradictions: found.flat() };
}

/** What of a programme's facts has run out; facts that were never given have not. */
function expiredFacts(
  { fees, intakes }: Pick<ProgramFacts, 'fees' | 'intakes'>,
  today: string,
): ExpiredFact[] {
  const isPast = intakes.every(({ application_deadline }) => application_deadline < today);
  return [
    ...(fees.length > 0 && validFees(fees, today).length === 0 ? (['prices'] as const) : []),
    ...(intakes.length > 0 && isPast ? (['intakes'] as const) : []),
  ];
}
