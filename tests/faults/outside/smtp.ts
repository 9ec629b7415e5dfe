import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FaultProxy, faults } from '../FaultProxy.ts';
import { pause } from '../Victim.ts';
import { backendHere } from './backendHere.ts';
import { mailFaults, StubMailServer } from './StubMailServer.ts';

/**
 * `node tests/faults/outside/smtp.ts`: the network between a backend and its mail server, and that
 * server, break in each way for some seconds, while mails become due, an alarm is raised and
 * enquiries come in. Each mail arrives at least once, under one Message-ID; one to a mailbox that
 * doesn't exist is given up and shown; enquiries are stored and reach the CRM meanwhile.
 */
const port = Number(process.env['FAULTS_SMTP_PORT'] ?? 3270);
const secondsEach = 8;
/** Milliseconds that a call of a site may take, whatever the mail server does. */
const callLimitMs = 3000;
const settleTimeoutMs = 120_000;

const server = new StubMailServer();
const proxy = new FaultProxy(port);
await Promise.all([server.listen(port), proxy.listen(port + 1)]);
let atCrm = 0;
const crm = createServer((request, response) => {
  request.resume().on('end', () => {
    atCrm += 1;
    response.end();
  });
});
await new Promise<void>((done) => crm.listen(0, '127.0.0.1', done));

const backend = await backendHere({
  // Shorter than the product's own, so that each fault is met often.
  SMTP_URL: `smtp://127.0.0.1:${port + 1}/?connectionTimeout=2000&greetingTimeout=2000&socketTimeout=3000`,
  CRM_URL: `http://127.0.0.1:${(crm.address() as AddressInfo).port}/`,
  CRM_DAILY_BUDGET: '1000000',
  ALARM_MAIL: 'staff@concierge.example',
  RUN_JOBS: '1',
});
const { payload, load } = backend;
const { handOver, lead } = await load('testing/leads');
const { raiseAlarms } = await load('alarms/watchAlarms');
const { readAlarmSettings } = await load('alarms/settings');

let [handed, slowest, alarmLooks] = [0, 0, 0];
const promised: string[] = [];
const lanes: Record<string, number> = {};
await mail('nobody');
for (const fault of [...faults, ...mailFaults]) {
  const isOfServer = mailFaults.some((one) => one === fault);
  if (isOfServer) server.fault = fault as (typeof mailFaults)[number];
  else proxy.fault = fault as (typeof faults)[number];
  const before = atCrm;
  for (let mails = 0; mails < 3; mails += 1) promised.push(await mail(`visitor-${fault}`));
  const looks = raiseAlarms(payload, readAlarmSettings()).then(() => (alarmLooks += 1));
  for (let second = 0; second < secondsEach; second += 1) {
    const begun = performance.now();
    await handOver(payload, lead());
    slowest = Math.max(slowest, performance.now() - begun);
    handed += 1;
    await pause(1000);
  }
  [server.fault, proxy.fault] = [undefined, undefined];
  lanes[fault] = atCrm - before;
  await looks;
}
const begun = Date.now();
await arrival();
await raiseAlarms(payload, readAlarmSettings());
await report();

/** Puts a mail into the outbox, as an enquiry does; answers its address. */
async function mail(name: string): Promise<string> {
  const to = `${name}-${crypto.randomUUID()}@visitor.example`;
  const kind = promised.length % 3 === 2 ? ('newsletter' as const) : ('confirmation' as const);
  const data = { brand: 'HIM' as const, key: crypto.randomUUID(), to, subject: to, kind };
  await payload.create({
    collection: 'mails',
    data: { ...data, text: to, html: `<p>${to}</p>`.repeat(2000) },
    overrideAccess: true,
  });
  return to;
}

/** Waits until no mail waits; each is due at once, as after half an hour of the product's own. */
async function arrival(): Promise<void> {
  const where = { state: { equals: 'waiting' as const } };
  for (const end = Date.now() + settleTimeoutMs; Date.now() < end; await pause(1000)) {
    const query = { collection: 'mails', where, overrideAccess: true } as const;
    if ((await payload.count(query)).totalDocs === 0) return;
    await payload.update({ ...query, data: { next_attempt_at: new Date().toISOString() } });
  }
}

async function report(): Promise<void> {
  const { docs } = await payload.find({
    collection: 'mails',
    pagination: false,
    overrideAccess: true,
  });
  const byAddress = Map.groupBy(server.taken, ({ to }) => to);
  const lost = promised.filter((to) => !byAddress.has(to));
  const manyIds = promised.filter(
    (to) => new Set(byAddress.get(to)?.map(({ messageId }) => messageId)).size > 1,
  );
  const givenUp = docs.filter(({ state }) => state === 'failed');
  const idle = Object.entries(lanes).filter(([, count]) => count === 0);
  console.log({
    mails: promised.length,
    lost: lost.length,
    takenMoreThanOnce: promised.filter((to) => (byAddress.get(to)?.length ?? 0) > 1).length,
    underSeveralIds: manyIds.length,
    givenUp: givenUp.map(({ last_answer }) => last_answer?.slice(-40)),
    alarmsTaken: server.taken.filter(({ subject }) => subject.startsWith('Alarm')).length,
    alarmLooks,
    leads: handed,
    sentToCrmMeanwhile: lanes,
    slowestCallOfSiteMs: Math.round(slowest),
    faultsMet: { ...Object.fromEntries(proxy.met), ...Object.fromEntries(server.met) },
    secondsUntilAllArrived: Math.round((Date.now() - begun) / 1000),
  });
  const isSound =
    lost.length + manyIds.length + idle.length === 0 &&
    givenUp.length === 1 &&
    givenUp[0]?.to?.startsWith('nobody') === true &&
    server.taken.some(({ to }) => to.startsWith('staff@')) &&
    proxy.met.size + server.met.size === faults.length + mailFaults.length &&
    slowest < callLimitMs;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = isSound ? 0 : 1;
}

for (const one of [server, proxy, crm]) one.close();
backend.remove();
process.exit();
