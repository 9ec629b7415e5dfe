import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandCodes } from '@concierge/brands/brands';
import { brandByCode } from '@concierge/brands/registry';
import type { SearchAnswer } from '@concierge/contract/search';
import { afterAll, expect, test } from 'vitest';
import { handleSearch } from '../search/handleSearch.ts';
import { indexChanges } from '../search/indexer.ts';
import { answerSeeded } from '../testing/answerSeeded.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { exportContent } from './exportContent.ts';
import { importContent } from './importContent.ts';

const payload = await testPayload();
const { id } = await page(payload, { title: 'Public', alias: `/${unique('moved')}/` });
// A brand of this installation alone, with a page: it has to be there first.
const brand = await payload.create({
  collection: 'brands',
  data: {
    code: 'MOVED',
    name: 'School on the move',
    hosts: 'moved.example',
    colors: { brand: '#7a0019' },
  },
  overrideAccess: true,
});
const ofBrand = await page(payload, {
  title: 'Of the brand',
  alias: `/${unique('of-brand')}/`,
  field_domain_access: ['MOVED' as never],
});
afterAll(async () => {
  await payload.delete({ collection: 'pages', id: ofBrand.id, overrideAccess: true });
  await payload.delete({ collection: 'brands', id: brand.id, overrideAccess: true });
});
const folder = path.join(tmpdir(), `concierge-transfer-${process.pid}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every file of a folder by its name. */
const filesIn = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(dir, file), readFileSync(file).toString('base64')]),
  );

/** What two folders differ in, as a person would look for it: a name, and both texts. */
const differences = (now: Record<string, string>, before: Record<string, string>) =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .filter((name) => now[name] !== before[name])
    .map((name) => ({ name, now: decoded(now[name]), before: decoded(before[name]) }));
const decoded = (bytes: string | undefined) =>
  bytes === undefined ? 'no file' : Buffer.from(bytes, 'base64').toString().slice(0, 2000);

/** Titles that the Russian search of the page's brand finds. */
async function found(typed: string): Promise<string[]> {
  const query = new URLSearchParams({
    search_api_fulltext: typed,
    field_domain_access: 'HIM',
    lang: 'ru',
  });
  const answer = await handleSearch(payload, new Request(`http://localhost/search?${query}`));
  const { items } = (await answer.json()) as SearchAnswer;
  return (items ?? []).map(({ title }) => title);
}

/** Runs `work` of testing/processes/otherInstallation.ts in a fresh, empty SQLite installation. */
function inFreshInstallation(...args: string[]): string {
  const cmsDir = path.resolve(import.meta.dirname, '../..');
  const dataDir = path.join(folder, 'fresh');
  mkdirSync(dataDir, { recursive: true });
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(dataDir, 'media'),
    SQLITE_FILE: path.join(dataDir, 'cms.db'),
  };
  const run = (command: string, commandArgs: string[]) => {
    const result = spawnSync(command, commandArgs, { cwd: cmsDir, env, encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${result.stdout}\n${result.stderr}`.slice(-3000));
    return result.stdout;
  };
  if (!existsSync(env.SQLITE_FILE)) run('npm', ['run', '--silent', 'migrate']);
  return run(process.execPath, ['src/testing/processes/otherInstallation.ts', ...args]);
}

test('what is imported elsewhere answers the same bytes in every language, with drafts; a second import changes nothing', async () => {
  const save = { collection: 'pages', id, locale: 'es', overrideAccess: true } as const;
  await payload.update({ ...save, draft: true, data: { title: 'Borrador', _status: 'draft' } });
  const to = path.join(folder, 'content');
  const { documents, missingFiles } = await exportContent(payload, to);
  expect(missingFiles).toEqual([]);
  const first = filesIn(to);
  await exportContent(payload, to);
  expect(differences(filesIn(to), first)).toEqual([]);

  const { answered, faults } = await answerSeeded(payload);
  expect(faults).toEqual([]);
  const answers = path.join(folder, 'answers.json');
  const again = path.join(folder, 'again');
  const said = inFreshInstallation('import', to, answers, again);
  expect(JSON.parse(said.trim().split('\n').at(-1) ?? '')).toEqual({
    // A fresh installation has the shipped brands already, made at another instant.
    first: { created: documents.length - brandCodes.length, changed: brandCodes.length, same: 0 },
    second: { created: 0, changed: 0, same: documents.length },
  });
  const theirs = new Map<string, string>(Object.entries(JSON.parse(readFileSync(answers, 'utf8'))));
  expect(theirs.size).toBe(answered.length);
  const differing = answered.filter(
    ({ brand, lang, path: at, raw }) => theirs.get(`${brand} ${lang} ${at}`) !== raw,
  );
  expect(differing.map(({ brand, lang, path: at }) => `${brand} ${lang} ${at}`)).toEqual([]);
  expect(differences(filesIn(again), first)).toEqual([]);
  const text = Object.keys(first).find(
    (name) => name.startsWith('text/es/') && name.includes('moved'),
  );
  expect(Buffer.from(first[text ?? ''] ?? '', 'base64').toString()).toBe('# Borrador\n');
}, 300_000);

test('what has changed since becomes what the folder says, drafts included, and what was thrown away comes back', async () => {
  const restore = () => importContent(payload, path.join(folder, 'content'));
  const own = { collection: 'pages', id, overrideAccess: true } as const;
  const titles = async (draft: boolean) =>
    (await payload.findByID({ ...own, locale: 'all', draft, depth: 0 })).title;
  await payload.update({
    ...own,
    locale: 'ru',
    data: { title: 'Новейшая', alias: `/${unique('elsewhere')}/`, _status: 'published' },
  });
  await indexChanges(payload);
  expect(await found('Новейшая')).toContain('Новейшая');
  expect(await restore()).toMatchObject({ created: 0, changed: 1 });
  expect(await found('Новейшая')).not.toContain('Новейшая');
  expect(await titles(false)).toEqual({ en: 'Public' });
  expect(await titles(true)).toEqual({ en: 'Public', es: 'Borrador' });
  await payload.update({ ...own, data: { deletedAt: new Date().toISOString() } as object });
  expect(await restore()).toMatchObject({ created: 0, changed: 1 });
  expect(await titles(false)).toEqual({ en: 'Public' });
}, 120_000);

test('a brand becomes what the folder says and keeps the hosts that it has here', async () => {
  const update = { collection: 'brands', id: brand.id, overrideAccess: true } as const;
  await payload.update({ ...update, data: { name: 'Renamed', hosts: 'test.example' } });
  await importContent(payload, path.join(folder, 'content'));
  expect(brandByCode('MOVED')).toMatchObject({
    name: 'School on the move',
    hosts: ['test.example'],
  });
});

test('no person is in the folder', () => {
  const names = Object.keys(filesIn(path.join(folder, 'content')));
  const kinds = new Set(names.flatMap((name) => /^content\/([^/]+)/.exec(name)?.[1] ?? []));
  for (const kind of ['users', 'leads', 'visits', 'subscribers', 'mails', 'audit'])
    expect(kinds).not.toContain(kind);
});

test('a damaged, foreign or half folder is refused with one sentence, and nothing is written', async () => {
  const to = path.join(folder, 'content');
  const count = () => payload.count({ collection: 'pages', overrideAccess: true });
  const before = await count();
  const refused = async () =>
    importContent(payload, to).then(String, (error: Error) => error.message);
  const manifest = path.join(to, 'manifest.json');
  const sealed = readFileSync(manifest, 'utf8');
  const changes: [string, string][] = [
    ['{', 'The folder is damaged: its manifest can not be read.'],
    [
      '{"product":"other"}',
      'This folder is no export of Concierge: its manifest names another product.',
    ],
    [
      sealed.replace('"size": ', '"size": 1'),
      'The folder is damaged: its manifest was changed after the export.',
    ],
  ];
  for (const [text, sentence] of changes) {
    writeFileSync(manifest, text);
    expect(await refused()).toBe(sentence);
  }
  writeFileSync(manifest, sealed);
  const name = readdirSync(path.join(to, 'media'))[0] ?? '';
  const file = path.join(to, 'media', name);
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.concat([bytes, Buffer.from('x')]));
  expect(await refused()).toBe(
    `The folder is damaged: media/${name} was changed after the export.`,
  );
  rmSync(file);
  expect(await refused()).toBe(`The folder is damaged: media/${name} is missing.`);
  rmSync(manifest);
  expect(await refused()).toContain('it has no manifest.json');
  await expect(exportContent(payload, to)).rejects.toThrow('holds something else');
  expect(await count()).toEqual(before);
});
