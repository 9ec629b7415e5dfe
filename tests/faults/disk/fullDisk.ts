import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { install } from '../installation.ts';
import type { Victim } from '../Victim.ts';
import { contactContext, contactForm, filledIn, post } from '../visitor.ts';
import { SmallDisk } from './SmallDisk.ts';

/**
 * `node tests/faults/disk/fullDisk.ts`: the disk below the backend's SQLite database is full while
 * a site hands over enquiries and an editor saves, then while the backend starts, then the site's
 * while that starts. Nothing is acknowledged that is not stored, the editor reads a sentence in the
 * own language, and once there is room all goes on without a restart.
 */
const cmsPort = Number(process.env['FAULTS_CMS_PORT'] ?? 3280);
const sitePort = cmsPort + 2;
const fullMs = 15_000;
const recoveryTimeoutMs = 120_000;
const [backendDisk, siteDisk] = [new SmallDisk(500), new SmallDisk(60)];
const { env, dataDir, victims, inbox } = await install(cmsPort, cmsPort + 1, {
  home: join(backendDisk.folder, 'data'),
  site: sitePort,
  env: {
    ADMIN_EMAIL: 'admin@concierge.example',
    ADMIN_PASSWORD: 'correct-horse-9',
    MAILS_PER_RECIPIENT: '1000000',
    LEAD_CHECK_MINUTES: '0',
    LOG_LEVEL: 'error',
  },
  envByProcess: { site: { DATA_DIR: join(siteDisk.folder, 'data') } },
});
Object.assign(process.env, env, { E2E_CMS_PORT: String(cmsPort) });
const { backend, crm, site } = victims;
const { issuePass } = await import('../../../apps/site/src/leads/captcha/captchaPass.ts');
const { sealContext } = await import('../../../apps/site/src/forms/props/formContext.ts');
const { newPerson } = await import('../../people.ts');
const acknowledged = new Map<string, string>();
const broken: string[] = [];
let sent = 0;

try {
  await Promise.all([backend.start(), crm.start()]);
  await site.start();
  const form = await contactForm(cmsPort);
  const _context = sealContext(contactContext(form));
  const enquire = async (): Promise<string> => {
    const key = crypto.randomUUID();
    sent += 1;
    const typed = filledIn(form, sent);
    const fields = { _context, _key: key, _pass: issuePass({ brand: 'HIM' }), ...typed };
    const { reference, problem } = await post(String(sitePort), fields);
    if (reference) acknowledged.set(key, reference);
    return reference ? '303' : (problem ?? 'no answer');
  };
  const editor = await editorOfHim();
  await editor.save('Before');

  fillBackends();
  const saves = { stood: 0, refused: 0 };
  for (const end = Date.now() + fullMs; Date.now() < end; await sleep(100)) {
    if ((await enquire()) !== '303') broken.push('the site lost its outbox');
    const { status, said } = await editor.save(`While full ${saves.refused}`);
    saves[status === 200 ? 'stood' : 'refused'] += 1;
    if (status !== 200 && !/disco/.test(said)) broken.push(`the editor read ${status} ${said}`);
  }
  if (saves.refused === 0) broken.push('the full disk met no save');
  const stored = inbox().length;
  backendDisk.free();
  await goesOn('a full disk under a running backend', editor, { ...saves, stored });

  fillBackends();
  await backend.stop();
  const started = await beginning(backend);
  await enquire();
  backendDisk.free();
  if (started !== 'it serves') await backend.start();
  await goesOn(`a backend that starts on a full disk: ${started}`, editor, {});

  for (const name of ['full', 'full and new']) {
    await site.stop();
    if (name !== 'full') siteDisk.empty();
    siteDisk.fill();
    const begun = await beginning(site);
    const said = begun === 'it serves' ? await enquire() : 'not asked';
    if (begun === 'it serves' && !/^(303|503.*again)/is.test(said)) broken.push(`site: ${said}`);
    siteDisk.free();
    if (begun !== 'it serves') await site.start();
    for (const end = Date.now() + recoveryTimeoutMs; (await enquire()) !== '303'; await sleep(300))
      if (Date.now() > end) throw new Error('the site takes no enquiry though there is room');
    await goesOn(`a site whose disk is ${name}: ${begun}, ${said.slice(0, 3)}`, editor, {});
  }
} catch (error) {
  broken.push(String(error).slice(-1500));
} finally {
  for (const one of [site, backend, crm]) await one.kill();
  for (const disk of [backendDisk, siteDisk]) disk.remove();
}
for (const sentence of broken.slice(0, 10)) console.error(sentence);
console.log(broken.length > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exit(broken.length > 0 ? 1 : 0);

/** Fills the backend's disk, and leaves SQLite no room in a log that it has already. */
function fillBackends(): void {
  const database = new DatabaseSync(`${dataDir}/cms.db`, { timeout: 5000 });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  backendDisk.fill();
}

/** What a process does that starts on a full disk: it serves, or ends with one sentence. */
async function beginning(victim: Victim): Promise<string> {
  try {
    await victim.start();
    return 'it serves';
  } catch {
    const said = `${victim.output}${victim.errors}`.trim().split('\n');
    if (said.length !== 1 || !/disk|space|DATA_DIR/.test(said[0] ?? ''))
      broken.push(`${victim.name} ended with ${said.length} lines: ${said.join('\n').slice(-900)}`);
    return said.at(-1) ?? 'no word';
  }
}

/** Each enquiry that was acknowledged arrives, and what the editor saves stands. */
async function goesOn(name: string, editor: Editor, figures: object): Promise<void> {
  const begun = Date.now();
  const missing = () => {
    const rows = Map.groupBy(inbox(), ({ key }) => key);
    return [...acknowledged].filter(
      ([key, reference]) =>
        rows.get(key)?.length !== 1 || rows.get(key)?.[0]?.reference !== reference,
    );
  };
  while (missing().length > 0 && Date.now() - begun < recoveryTimeoutMs) await sleep(300);
  for (const [, reference] of missing()) broken.push(`${name}: ${reference} is not stored once`);
  const title = `After ${name}`.slice(0, 60);
  let answer = await editor.save(title);
  for (; answer.status !== 200 && Date.now() - begun < recoveryTimeoutMs; await sleep(300))
    answer = await editor.save(title);
  if (answer.status !== 200 || (await editor.title()) !== title)
    broken.push(`${name}: what is saved afterwards does not stand, ${answer.said}`);
  const seconds = (Date.now() - begun) / 1000;
  console.log(name, {
    ...figures,
    acknowledged: acknowledged.size,
    secondsUntilAllIsWell: seconds,
  });
}

type Editor = Awaited<ReturnType<typeof editorOfHim>>;

/** An editor of one school, who works in Spanish, with a page of that school. */
async function editorOfHim() {
  const { headers } = await newPerson('editor', ['HIM']);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${cmsPort}/api/${path}`, {
      method,
      headers: { ...headers, 'accept-language': 'es', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const data = { type: 'lego_page', alias: '/full-disk/', field_domain_access: ['HIM'] };
  const made = await call('POST', 'pages?locale=en', { ...data, title: 'Of the full disk' });
  const { doc } = JSON.parse(made.text) as { doc?: { id: number } };
  if (!doc) throw new Error(`No page: ${made.text}`);
  const page = `pages/${doc.id}?locale=en&depth=0`;
  return {
    save: async (title: string) => {
      const { status, text } = await call('PATCH', page, { title });
      return { status, said: text };
    },
    title: async () =>
      (JSON.parse((await call('GET', `${page}&draft=true`)).text) as { title?: string }).title,
  };
}
