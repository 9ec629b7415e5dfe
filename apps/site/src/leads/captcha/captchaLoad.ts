import { visitorGroups } from '@concierge/server/proxies/visitorGroups';
import { leadLimits } from '../limits/rates.ts';
import { sharedCounter } from '../limits/sharedLimit.ts';

/** Where more may be sent, more may be asked for at the usual price. */
const [address, network] = leadLimits;
const seconds = 600;

/**
 * Challenges that an address or a network was given, and proofs that all have made, within ten
 * minutes; counted for all processes of the machine.
 */
const given = {
  address: sharedCounter('challenges of an address', seconds),
  network: sharedCounter('challenges of a network', seconds),
};
const made = sharedCounter('proofs of all', seconds);
const everybody = 'all';

/**
 * What is had at the usual price within ten minutes: by one address eight, by one network forty, by
 * all two hundred.
 */
const free = {
  address: Math.ceil(address / 7.5),
  network: Math.ceil(network / 15),
  everybody: Math.ceil(network / 3),
} as const;
/**
 * An address or network that floods pays so much more at most; everybody together pays little more,
 * for most of them are people.
 */
const maxFactor = { one: 32, everybody: 4 } as const;

/** Doubles each time the free number is had once more. */
const factor = (count: number, portion: number, limit: number): number =>
  Math.min(limit, 2 ** Math.max(0, Math.floor((count - 1) / portion)));

/**
 * How many times the usual work the next proof of this address costs: once, unless much came from
 * it, its network or everybody lately. Counted are challenges, for they can be gathered before they
 * are used; of all only proofs, so that asking alone makes nobody else wait.
 */
export async function workFactor(ip: string): Promise<number> {
  const { visitor, network: around } = visitorGroups(ip);
  const [mine, near, all] = await Promise.all([
    given.address.consume(visitor),
    given.network.consume(around),
    made.get(everybody),
  ]);
  return Math.max(
    factor(mine.consumedPoints, free.address, maxFactor.one),
    factor(near.consumedPoints, free.network, maxFactor.one),
    factor(all?.consumedPoints ?? 0, free.everybody, maxFactor.everybody),
  );
}

/** Counts a proof that somebody made. */
export async function countProof(): Promise<void> {
  await made.consume(everybody);
}
