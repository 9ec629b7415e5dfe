import type { CollectionSlug, Payload } from 'payload';
import { holds, mayOnlyTranslate } from '../access/roles.ts';
import { sayIn } from '../i18n/say.ts';
import { deadLettersFor } from '../leads/inbox/deadLetters.ts';
import { reviewListKeys, reviewLists, reviewsFor } from '../review/reviewsFor.ts';
import type { User } from '../runtime/payload-types.ts';
import { staleProgrammesFor } from '../staleFacts/staleProgrammes.ts';
import { availableLangs } from '../translations/availableLocales.ts';
import { countCovered } from '../translations/coverage/coverage.ts';
import type { TranslationState } from '../translations/coverage/states.ts';
import { countUndescribed } from '../translations/missingAltTexts.ts';
import { countedLists } from './countedLists.ts';
import { countRows } from './countRows.ts';
import { listHref } from './listHref.ts';
import { scheduledFor } from './scheduled.ts';
import type { Todo } from './Todo.ts';

interface TodoOptions {
  /** Language of the admin. */
  readonly language?: string;
  readonly now?: Date;
}

/**
 * What waits for a signed-in person, failures first; what there is none of is left out. Everything
 * is counted by the person's own access, so editors learn nothing of enquiries.
 */
export async function todosFor(
  payload: Payload,
  user: User,
  { language = 'en', now = new Date() }: TodoOptions = {},
): Promise<Todo[]> {
  const reads = holds(user, 'read');
  const parts = await Promise.all([
    listed(payload, user, language, now),
    ...(reads
      ? [
          waitingReviews(payload, user, language),
          publications(payload, user, language, now),
          translations(payload, user, language),
        ]
      : []),
    ...(holds(user, 'draft') ? [facts(payload, user, language)] : []),
    ...(holds(user, 'site') ? [altTexts(payload, user, language)] : []),
    ...(holds(user, 'persons') ? [keptAtSites(payload, user, language)] : []),
  ]);
  return parts
    .flat()
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.isFailure ?? false) - Number(a.isFailure ?? false));
}

/** Whether a person's role reaches any brand; administrators need none. */
export const hasBrands = ({ role, brands }: User): boolean =>
  role === 'admin' || Boolean(brands?.length);

const listed = (payload: Payload, user: User, language: string, now: Date): Promise<Todo[]> =>
  Promise.all(
    countedLists
      .filter(({ right }) => holds(user, right))
      .map(async ({ key, label, collection, where: waits, isFailure = false }) => {
        const where = waits(user, now);
        const count = await countRows(payload, user, { collection, where });
        return {
          key,
          label: sayIn(language)(label),
          count,
          href: listHref(collection as CollectionSlug, where),
          isFailure,
        };
      }),
  );

const waitingReviews = (payload: Payload, user: User, language: string): Promise<Todo[]> =>
  Promise.all(
    reviewListKeys.map(async (key) => ({
      key,
      label: sayIn(language)(reviewLists[key].label),
      count: (await reviewsFor(payload, user, key)).length,
      href: `/admin/reviews?list=${key}`,
    })),
  );

async function publications(
  payload: Payload,
  user: User,
  language: string,
  now: Date,
): Promise<Todo[]> {
  const say = sayIn(language);
  const all = await scheduledFor(payload, user, now);
  const failed = all.filter(({ hasFailed }) => hasFailed).length;
  const href = '/admin/scheduled';
  return [
    { key: 'scheduled', label: say('Scheduled this week'), count: all.length - failed, href },
    {
      key: 'unpublished',
      label: say('Scheduled publications that failed'),
      count: failed,
      href: `${href}?failed=true`,
      isFailure: true,
    },
  ];
}

async function facts(payload: Payload, user: User, language: string): Promise<Todo[]> {
  const { length: count } = await staleProgrammesFor(payload, user);
  const label = sayIn(language)('Programmes with facts that are wrong or expired');
  return [{ key: 'facts', label, count, href: '/admin/facts' }];
}

async function translations(payload: Payload, user: User, language: string): Promise<Todo[]> {
  const say = sayIn(language);
  // A translator writes in the languages of the account alone.
  const own = mayOnlyTranslate(user.role) ? (user.languages ?? []) : undefined;
  if (own?.length === 0) return [];
  // A page of several brands may lack a language that no site of the person's has.
  const langs = availableLangs({ user: { ...user, collection: 'users' } }).join();
  const todo = async (state: TranslationState, label: string): Promise<Todo> => ({
    key: `translations-${state}`,
    label,
    count: await countCovered(payload, user, { state, lang: langs }),
    href: `/admin/translations?state=${state}${own ? `&lang=${own.join()}` : ''}`,
  });
  return Promise.all([
    todo('missing', say('Pages with a missing translation')),
    todo('partial', say('Pages that are translated in part')),
    todo('outdated', say('Pages with an outdated translation')),
  ]);
}

async function altTexts(payload: Payload, user: User, language: string): Promise<Todo[]> {
  const count = await countUndescribed(payload, user);
  const label = sayIn(language)('Pictures without an alternative text');
  return [{ key: 'alt-texts', label, count, href: '/admin/alt-texts' }];
}

async function keptAtSites(payload: Payload, user: User, language: string): Promise<Todo[]> {
  const { length: count } = await deadLettersFor(payload, user);
  const label = sayIn(language)('Enquiries kept at the site');
  return [{ key: 'dead-letters', label, count, href: '#dead-letters', isFailure: true }];
}
