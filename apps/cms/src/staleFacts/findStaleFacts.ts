import type { Lang } from '@concierge/contract/lang';
import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { type AllLanguages, inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { publishProgramFacts } from '../publish/parts/programFacts.ts';
import { publishingFor } from '../publish/publishing.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import { type Contradiction, contradictions } from './contradictions.ts';
import { runningTexts } from './runningTexts.ts';

/**
 * What the newest draft of a page that a person may read says in a language against its own facts;
 * undefined of any other page.
 */
export async function findStaleFacts(
  payload: Payload,
  id: number,
  lang: Lang,
  user: User,
): Promise<Contradiction[] | undefined> {
  const access = { user, overrideAccess: false, disableErrors: true };
  const page = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    ...access,
  });
  return page ? staleFactsIn(payload, inAllLanguages(page as Page), lang, swissDay()) : undefined;
}

/** The same of a page at hand, on a day; a page that is no programme has no such facts. */
export async function staleFactsIn(
  payload: Payload,
  stored: AllLanguages<Page>,
  lang: Lang,
  today: string,
): Promise<Contradiction[]> {
  const page = inLanguage(stored, lang);
  const facts = await publishProgramFacts(
    publishingFor(payload, page.field_domain_access[0] ?? 'SEG', lang),
    page,
  );
  return facts ? contradictions(facts, runningTexts(stored, lang), lang, today) : [];
}
