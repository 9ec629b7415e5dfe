import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Subscriber } from '../../runtime/payload-types.ts';

/** One consent as it was given; it never changes, but that its confirmation is noted once. */
export interface Consent {
  /** The very words that were agreed to. */
  readonly words: string;
  /** Version of the form. */
  readonly version: string;
  /** Instant at which it was given, and at which the address' owner confirmed it. */
  readonly at: string;
  readonly confirmed_at?: string;
}

type Proof = Pick<Subscriber, 'consents' | 'consent_words' | 'consent_at' | 'confirmed_at'>;

/** Every consent of a subscriber, oldest first. */
export function subscriberConsents({ consents, ...first }: Proof): Consent[] {
  if (Array.isArray(consents)) return consents as unknown as Consent[];
  if (!first.consent_at) return [];
  const { consent_at: at, consent_words: words, confirmed_at } = first;
  return [{ words: words ?? '', version: '', at, ...(confirmed_at ? { confirmed_at } : {}) }];
}

/**
 * What a new consent changes of a subscriber: it goes behind those before, and is the one in force
 * unless an earlier one is or was, which then stays until this one is confirmed. Asking again with
 * the same words while the first waits changes nothing.
 */
export function withConsent(before: Subscriber | undefined, lead: LeadEnvelope): Partial<Proof> {
  const { words = '', version = '', at = lead.received_at } = lead.consent ?? {};
  const consents = before ? subscriberConsents(before) : [];
  const last = consents.at(-1);
  const isAskedAgain = before?.state === 'pending' && !last?.confirmed_at && last?.words === words;
  const all = isAskedAgain ? consents : [...consents, { words, version, at }];
  const wasInForce = before && (before.state !== 'pending' || before.left_at);
  if (wasInForce || isAskedAgain) return { consents: all };
  return { consents: all, consent_words: words, consent_at: at };
}

/** What a confirmation changes: the newest consent is confirmed, and is the one in force. */
export function confirmedConsent(subscriber: Subscriber, now: string): Partial<Proof> {
  const consents = subscriberConsents(subscriber);
  const last = consents.at(-1);
  if (!last) return { confirmed_at: now };
  return {
    consents: [...consents.slice(0, -1), { ...last, confirmed_at: now }],
    consent_words: last.words,
    consent_at: last.at,
    confirmed_at: now,
  };
}
