import { DatabaseSync } from 'node:sqlite';

/** What the product has of attacker and visitors, told apart by the hosts of their mailboxes. */
export interface Stored {
  readonly inbox: { readonly attacker: number; readonly visitors: number };
  /** Enquiries of the attacker that wait for a person. */
  readonly held: number;
  readonly heldVisitors: number;
  /**
   * What the attacker sent with used passes by another machine of the site, and what of it went on.
   */
  readonly again: { readonly inbox: number; readonly letIn: number };
  /** Seats that are held or booked. */
  readonly seats: { readonly attacker: number; readonly visitors: number };
  readonly mails: { readonly attacker: number; readonly victim: number };
  /** Networks of bursts, the largest first, and how much is held of each. */
  readonly bursts: readonly { readonly network: string; readonly held: number }[];
}

const bursts = `select network, count(*) n from leads where state = 'held' and held like 'Many enquiries%'
  group by network order by n desc`;

/** Reads the inbox, seats and outbox of mails from the database itself. */
export function readStored(file: string): Stored {
  const database = new DatabaseSync(file, { readOnly: true });
  const count = (sql: string): number => Number(database.prepare(sql).get()?.['n'] ?? 0);
  const by = (who: string) => `email like '%@${who}.example'`;
  const seats = (whose: string) =>
    count(`select count(*) n from visits where "key" in (select "key" from leads where ${whose})`);
  const leads = (where: string) => count(`select count(*) n from leads where ${where}`);
  // What is sent, and what would be if there were a mail server.
  const mails = (to: string) =>
    count(`select count(*) n from mails where "to" like '${to}' and state <> 'suppressed'`);
  try {
    return {
      inbox: { attacker: leads(by('attack')), visitors: leads(by('honest')) },
      held: leads(`${by('attack')} and state = 'held'`),
      again: {
        inbox: leads("email like 'again%@attack.example'"),
        // Whichever machine hands over first has the pass; the other one's enquiry is held.
        letIn: leads(
          `email like 'again%@attack.example' and state <> 'held' and exists (select 1 from leads one
            where one.email = replace(leads.email, 'again', 'victim+') and one.state <> 'held')`,
        ),
      },
      heldVisitors: leads(`${by('honest')} and state = 'held'`),
      seats: {
        attacker: seats("email like '%@attack.example' and email not like 'again%'"),
        visitors: seats(by('honest')),
      },
      mails: {
        attacker: mails('%@attack.example'),
        victim: mails('victim+%@attack.example'),
      },
      bursts: database
        .prepare(bursts)
        .all()
        .map(({ network, n }) => ({ network: String(network), held: Number(n) })),
    };
  } finally {
    database.close();
  }
}

/** Enquiries that the site has not handed over yet. */
export function waitingAtSite(outbox: string): number {
  const database = new DatabaseSync(outbox, { readOnly: true });
  const row = database.prepare("select count(*) n from leads where state <> 'delivered'").get();
  database.close();
  return Number(row?.['n'] ?? 0);
}
