import type { NewsletterService } from './settings.ts';

export const changeActs = ['subscribe', 'unsubscribe', 'delete'] as const;
/** What is to be done with an address at the service. */
export type Act = (typeof changeActs)[number];

/** An address on a list of the service; `listId` is the service's. */
export interface Member {
  readonly email: string;
  readonly listId: string;
}

/** A call of the service's interface. */
export interface ServiceCall {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the service's base address. */
  readonly path: string;
  readonly body?: unknown;
}

/** What an answer says, without what repeats the address. */
export interface ServiceAnswer {
  readonly status: number;
  /** The service's name of a fault; empty without one. */
  readonly fault: string;
  /** Its sentence about the fault, which may repeat the address: never stored, never logged. */
  readonly sentence: string;
}

export interface Adapter {
  readonly headers: (service: NewsletterService) => Readonly<Record<string, string>>;
  readonly call: (act: Act, member: Member) => ServiceCall;
  /** Whether a refusal says that all is already as it is to be. */
  readonly isDone: (act: Act, answer: ServiceAnswer) => boolean;
  /** Whether one call deletes the address from all lists of the account. */
  readonly deletesEverywhere: boolean;
}
