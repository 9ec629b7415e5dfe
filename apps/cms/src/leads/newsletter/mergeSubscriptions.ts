import type { Subscriber } from '../../runtime/payload-types.ts';
import { subscriberConsents } from './consents.ts';

/**
 * Two subscriptions of one person to one list as one, for the row that stays. A live one wins over
 * one that waits, and the later own act decides between a live one and an opt-out, so that an
 * opt-out is undone by a later consent of the person alone. All consents stay; the
 * links are those in the mails about the one that wins.
 */
export function mergedSubscription(one: Subscriber, other: Subscriber): Partial<Subscriber> {
  const both = [one, other];
  const live = both.find(({ state }) => state === 'subscribed');
  const left = both.find((row) => leftAt(row) !== undefined && row.state !== 'subscribed');
  const isBack = live && left && agreedAt(live) > (leftAt(left) ?? '');
  const winner = (left && !isBack ? left : live) ?? other;
  const leaving = both.flatMap((row) => leftAt(row) ?? []).toSorted();
  const consents = both.flatMap(subscriberConsents).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return {
    state: winner.state === 'pending' && left ? 'unsubscribed' : (winner.state ?? 'pending'),
    lang: winner.lang ?? null,
    consents,
    consent_words: winner.consent_words ?? null,
    consent_at: winner.consent_at ?? null,
    confirmed_at: winner.confirmed_at ?? null,
    left_at: leaving.at(-1) ?? null,
    acted_at:
      both
        .flatMap(({ acted_at }) => acted_at ?? [])
        .toSorted()
        .at(-1) ?? null,
    token: winner.token ?? null,
  };
}

/** Instant of leaving; of rows without one that of the last act. */
const leftAt = ({ state, left_at, acted_at, updatedAt }: Subscriber): string | undefined =>
  left_at ?? (state === 'unsubscribed' ? (acted_at ?? updatedAt) : undefined);

const agreedAt = ({ confirmed_at, consent_at }: Subscriber): string =>
  confirmed_at ?? consent_at ?? '';
