import type { Released } from './release.ts';
import type { Stored } from './stored.ts';

/** What was measured of one attack. */
export interface Measured {
  /** Identities of the attacker, and those that got round to sending. */
  readonly identities: number;
  readonly done: number;
  /** Networks that the attacker has, and days that the attack lasted. */
  readonly networks: number;
  readonly days: number;
  /** Answers of the site to the attacker, by status; 0 where none came. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Passes that were taken a second time. */
  readonly replayed: number;
  /** Used passes that another machine of the site took, for it can't know them. */
  readonly takenElsewhere: number;
  readonly stored: Stored;
  readonly released: Released;
  /** Enquiries of visitors that were sent, refused, and delivered to the CRM; visits among them. */
  readonly visitors: {
    readonly sent: number;
    readonly refused: number;
    readonly delivered: number;
    readonly visits: number;
  };
  /** Enquiries of the attacker that the CRM got. */
  readonly delivered: number;
  /**
   * Median of the milliseconds from a visitor's answer to the CRM, without the attack and under it.
   */
  readonly waiting: { readonly before: number; readonly under: number };
  /** Megabytes that site and backend grew by. */
  readonly grown: { readonly site: number; readonly backend: number };
}

/** One promise with its figure, its bound, and whether it held. */
export interface Promised {
  readonly what: string;
  readonly figure: string;
  readonly bound: string;
  readonly holds: boolean;
}

/** Default limits of a day: enquiries and seats of a network, mails to a mailbox. */
const limits = { leads: 60, seats: 6, mails: 5 } as const;
/** Enquiries that one call releases. */
const batch = 500;

/** What the product promises of an attack, and whether it held. */
export function promises(measured: Measured): Promised[] {
  const { stored, visitors, networks, waiting, grown, released } = measured;
  const days = Math.ceil(measured.days);
  const letIn = networks * limits.leads * days;
  const broken = [...measured.statuses]
    .filter(([status]) => status === 0 || status >= 500)
    .reduce((sum, [, count]) => sum + count, 0);
  return [
    exactly('identities that got round to sending', measured.done, measured.identities),
    exactly('answers to the attacker that are 5xx, or none', broken, 0),
    exactly('passes taken twice', measured.replayed, 0),
    exactly('passes shown to a second machine', stored.again.inbox, measured.takenElsewhere),
    exactly('of these good for a second enquiry', stored.again.letIn, 0),
    atMost('enquiries of the attacker let in', stored.inbox.attacker - stored.held, letIn),
    atMost('of these at the CRM', measured.delivered, letIn),
    atMost('seats that the attacker has', stored.seats.attacker, networks * limits.seats * days),
    atMost('mails to made-up mailboxes', stored.mails.attacker, letIn),
    atMost('mails to one mailbox', stored.mails.victim, limits.mails * days),
    exactly("visitors' enquiries refused", visitors.refused, 0),
    exactly("visitors' enquiries held", stored.heldVisitors, 0),
    exactly("visitors' enquiries at the CRM", visitors.delivered, visitors.sent),
    exactly("visitors' visits with a seat", stored.seats.visitors, visitors.visits),
    atMost('ms until the CRM has it, median', waiting.under, Math.round(1.5 * waiting.before)),
    exactly('held of one network, released', released.released, Math.min(batch, released.held)),
    atMost('MB that the site grew by', grown.site, 150),
    atMost('MB that the backend grew by', grown.backend, 250),
  ];
}

const atMost = (what: string, figure: number, bound: number): Promised => ({
  what,
  figure: String(figure),
  bound: `at most ${bound}`,
  holds: figure <= bound,
});

const exactly = (what: string, figure: number, bound: number): Promised => ({
  what,
  figure: String(figure),
  bound: String(bound),
  holds: figure === bound,
});
