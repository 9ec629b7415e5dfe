import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());

const createLeadCheck = (...codes: string[]) => createLeadCheckAt('0.0.0.0', site.port, codes);

async function createLeadCheckAt(host: string, port: number, codes: readonly string[]) {
  const { LeadCheck } = await import('./LeadCheck.ts');
  const { registry } = await import('@concierge/brands/registry');
  const { leads, dataDir } = site;
  const brands = registry.filter(({ code }) => codes.includes(code));
  return new LeadCheck({ forms: leads.forms, host, port, dataDir, brands });
}
const checks = () => [...site.backend.inbox.values()].filter(({ check }) => check);
const visitors = () => [...site.backend.inbox.values()].filter(({ check }) => !check);

test('a check goes from the form of each brand to the inbox, without a captcha, and says that it is one', async () => {
  expect(await (await createLeadCheck('HIM', 'SEG')).run()).toEqual([]);
  await site.leads.worker.run();
  expect(checks().map(({ brand }) => brand)).toEqual(expect.arrayContaining(['SEG', 'HIM']));
  expect(checks().find(({ brand }) => brand === 'HIM')?.key).toMatch(
    /^check-[0-9a-f]{12}-HIM-[0-9a-z]+$/,
  );
});

test('a brand whose form takes nothing is named, the others are checked all the same', async () => {
  expect(await (await createLeadCheck('SHMS', 'HIM')).run()).toEqual(['SHMS']);
});

// Only Linux has more than one address of its own without being told.
test.skipIf(process.platform !== 'linux').each(['127.0.0.2', '0.0.0.0'])(
  'a site that listens on %s is asked there',
  async (host) => {
    const posted: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      posted.push(request.url);
      response.writeHead(303).end();
    }).listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await (await createLeadCheckAt(host, port, ['HIM'])).run()).toEqual([]);
    expect(posted).toEqual(['/leads/contact']);
    server.close();
  },
);

test('nobody else can make an enquiry a check', async () => {
  const { makeCheckMark, checkHeader } = await import('../intake/checkMark.ts');
  const { _pass, ...unproven } = site.sound();
  const marks = ['1', 'e30.AAAA', makeCheckMark(Date.now() - 120_000), `${makeCheckMark()}x`];
  for (const mark of marks)
    expect((await site.submit(unproven, { [checkHeader]: mark })).status).toBe(400);
  // With a captcha it is a visitor's enquiry, whatever the header says.
  const { status } = await site.submit(site.sound({ check: '1' }), { [checkHeader]: '1' });
  expect(status).toBe(400);
  expect((await site.submit(site.sound(), { [checkHeader]: 'e30.AAAA' })).status).toBe(303);
  await site.leads.worker.run();
  expect(visitors()).toMatchObject([{ fields: { Name: 'Ana' } }]);
});

test('a check that the backend refuses waits for no person', async () => {
  site.backend.judge = () => 'rejected';
  await (await createLeadCheck('HIM')).run();
  await site.leads.worker.run();
  expect(site.leads.outbox.stats()).toMatchObject({ pending: 0, deadLetters: 0 });
});
