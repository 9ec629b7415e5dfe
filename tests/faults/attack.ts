import { rmSync } from 'node:fs';
import { rss } from '../../scripts/bench/kit/memory.ts';
import { Crm } from './attack/Crm.ts';
import { install } from './attack/product.ts';
import { type Measured, promises } from './attack/promises.ts';
import { releaseBurst } from './attack/release.ts';
import { hangUp } from './attack/send.ts';
import { readStored, waitingAtSite } from './attack/stored.ts';
import { pause } from './Victim.ts';

/**
 * A day's attack on the forms (ADR 22): `npm run attack -- [identities]`, a command of its own,
 * since what it waits for depends on the machine. One stranger with a /24 of IPv4 and a /48 of IPv6
 * sends enquiries, applications, visits and newsletter addresses under made-up identities to the
 * built product, whose clocks run so fast that 10,000 identities last 22 hours; visitors of other
 * networks send theirs meanwhile. Prints what was measured beside what is promised, and ends with 1
 * where a promise fails.
 */
const identities = Number(process.argv[2] ?? 10_000);
const sitePort = Number(process.env['ATTACK_PORT'] ?? 3250);
const cmsPort = sitePort + 1;
const otherPort = sitePort + 2;
/** Of 180 seconds the clocks make 22 hours. */
const speed = 440;
const isShort = identities < 2000;
const attackSeconds = isShort ? 18 : 180;
const restSeconds = isShort ? 8 : 20;
/** Milliseconds between two visitors, on average: together they stay within the CRM's day. */
const visitorEveryMs = isShort ? 250 : 700;
/** Milliseconds that everything may take to arrive at last. */
const settleTimeoutMs = 15_000;
const networks = 2;

const crm = new Crm();
const product = await install({ sitePort, otherPort, cmsPort }, await crm.start(), speed);
const { site, otherSite, backend } = product;
try {
  await Promise.all([backend.start(), site.start(), otherSite.start()]);
  report(await measure());
} finally {
  hangUp();
  crm.stop();
  await Promise.all([site.kill(), otherSite.kill(), backend.kill()]);
  rmSync(product.home, { recursive: true, force: true });
}

async function measure(): Promise<Measured> {
  // Passes and dates are made here, by the site's own code, secret and clock.
  Object.assign(process.env, product.env);
  await import('./attack/fastClock.ts');
  const { Visitors } = await import('./attack/Visitors.ts');
  const { Honest } = await import('./attack/Honest.ts');
  const { Assault } = await import('./attack/Assault.ts');
  const visitors = await Visitors.of(sitePort, cmsPort);

  const before = new Honest(visitors, crm, visitorEveryMs, 0);
  await Promise.all([before.run(), pause(restSeconds * 1000).then(() => before.stop())]);
  await settled(() => before.delivered >= before.taken.size);
  const memory = { site: rss(site.pid), backend: rss(backend.pid) };

  const under = new Honest(visitors, crm, visitorEveryMs, 10_000);
  const assault = new Assault(visitors, visitors.at(otherPort), identities);
  const begun = Date.now();
  await Promise.all([under.run(), assault.run(attackSeconds).then(() => under.stop())]);
  const days = (Date.now() - begun) / 86_400_000;
  await settled(
    () =>
      under.delivered >= under.taken.size &&
      product.outboxes.every((outbox) => waitingAtSite(outbox) === 0),
  );
  const stored = readStored(product.database);
  const delivered = [...assault.references].filter((one) => crm.arrivals.has(one)).length;
  const grown = { site: rss(site.pid) - memory.site, backend: rss(backend.pid) - memory.backend };
  const [burst] = stored.bursts;
  const released = burst
    ? { held: burst.held, released: await releaseBurst(cmsPort, burst.network) }
    : { held: 0, released: 0 };
  const { keys, seconds } = assault.cost;
  console.log(
    `\n${identities} identities in ${(days * 24).toFixed(1)} hours; answers ${JSON.stringify(Object.fromEntries(assault.statuses))}, ` +
      `${assault.refusedChallenges} challenges refused; a pass cost ${keys} keys, all of them ${seconds} s of a core`,
  );
  return {
    identities,
    networks,
    days,
    done: assault.done,
    statuses: assault.statuses,
    replayed: assault.replayed,
    takenElsewhere: assault.takenElsewhere,
    stored,
    released,
    visitors: {
      sent: before.sent + under.sent,
      refused: before.refused + under.refused,
      delivered: before.delivered + under.delivered,
      visits: before.visits + under.visits,
    },
    delivered,
    waiting: { before: before.medianWait, under: under.medianWait },
    grown,
  };
}

/** Waits until it is so, or for as long as settleTimeoutMs lasts. */
async function settled(isSo: () => boolean): Promise<void> {
  const end = performance.now() + settleTimeoutMs;
  while (!isSo() && performance.now() < end) await pause(100);
}

function report(measured: Measured): void {
  const rows = promises(measured);
  console.table(rows.map(({ what, figure, bound, holds }) => ({ what, figure, bound, holds })));
  const failed = rows.filter(({ holds }) => !holds).length;
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(failed > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed');
}
