import type { LeadEnvelope } from '@concierge/contract/lead';

/** A lead as the intake made it; the outbox gives it its reference. */
export type NewLead = Omit<LeadEnvelope, 'reference'>;
/** A visit's time that is still to be counted at the backend. */
export interface Reservation {
  readonly school: string;
  readonly date: string;
  readonly time: string;
  readonly source_network?: string | undefined;
}
/** A row on its way: `lead` is undefined where its text can't be read. */
export interface DueLead {
  readonly key: string;
  readonly attempts: number;
  readonly lead: LeadEnvelope | undefined;
  readonly reserve: Reservation | undefined;
}
/** What became of a lead that was handed to the outbox. */
export type Accepted =
  | { readonly kind: 'stored' | 'known'; readonly reference: string }
  | { readonly kind: 'replayed' };
/** How much waits, for health checks and the admin. */
export interface OutboxStats {
  readonly pending: number;
  readonly deadLetters: number;
  /** Seconds since the oldest lead that the backend doesn't have came in; 0 where there is none. */
  readonly oldestPendingSeconds: number;
}
/** What speaks for a submission coming from a person. */
export interface Proof {
  /** The captcha pass, to be marked used together with the lead. */
  readonly pass?: { readonly id: string; readonly until: number };
  /** Why a person must look at it before it is delivered. */
  readonly hold?: string;
}
