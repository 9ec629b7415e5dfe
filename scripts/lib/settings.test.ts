import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { type SettingsSchema, schemaOf } from '@concierge/server/settings/settingsProblem';
import { expect, test } from 'vitest';
import { cmsSettings } from '../../apps/cms/src/runtime/cmsSettings.ts';
import { siteSettings } from '../../apps/site/src/runtime/siteSettings.ts';
import { variables } from './environment.ts';
import { root } from './paths.ts';

const servers = [
  ['site', siteSettings, 'apps/site/src/runtime/requireSettings.ts'],
  ['backend', cmsSettings, 'apps/cms/src/server/requireSettings.ts'],
] as const;

const secret = 'pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eRu';
const fine = {
  NODE_ENV: 'production',
  LEADS_SECRET: secret,
  PREVIEW_SECRET: `${secret}2`,
  PAYLOAD_SECRET: `${secret}3`,
};

/** What a server says that is started with this environment alone; it ends before it listens. */
function start(file: string, env: Record<string, string>): string {
  const script = `import(${JSON.stringify(`${root}/${file}`)}).then(({ requireSettings }) => requireSettings())`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return stderr;
}

/** Variables whose value has a form, each with a value that hasn't. */
const malformed = (settings: SettingsSchema) =>
  Object.entries(settings)
    .filter(([, schema]) => !schema.safeParse('§').success)
    .map(([name]) => name.replace('*', 'X'));

test.each(servers)(
  'the %s starts with good settings, and with none of those malformed',
  (_, settings, file) => {
    expect(start(file, fine)).toBe('');
    const names = malformed(settings);
    expect(names.length).toBeGreaterThan(12);
    for (const name of names)
      expect(start(file, { ...fine, [name]: '§' })).toMatch(
        new RegExp(`^${name}[ :][^\\n]+\\.\\n$`),
      );
  },
  120_000,
);

test('a number that is none stops the backend that would deliver nothing with it', () => {
  const said = start('apps/cms/src/server/requireSettings.ts', {
    ...fine,
    CRM_DAILY_BUDGET: 'abc',
  });
  expect(said).toBe('CRM_DAILY_BUDGET must be a whole number.\n');
});

/** Names that code asks the environment for; the framework's own are no settings. */
function namesRead(folders: string): { file: string; name: string }[] {
  const frameworks = /^(NODE_ENV|NEXT_\w+|DEV|PROD)$/;
  const reading =
    /(?:env(?:\.|\[['`])|\b(?:read|secret|required)\('|\binteger\(env, ')([A-Z][A-Z0-9_]+)/g;
  return globSync(`${root}/${folders}/**/*.{ts,tsx,astro}`)
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(reading)].map(([, name = '']) => ({ file, name })),
    )
    .filter(({ name }) => !frameworks.test(name));
}

test.each([
  ['apps/site/src', siteSettings],
  ['apps/cms/src', cmsSettings],
  ['packages/{brands,contract,server}/src', { ...siteSettings, ...cmsSettings }],
])('what %s asks the environment for stands in its schema', (folders, settings) => {
  const read = namesRead(folders);
  expect(read.length).toBeGreaterThan(0);
  // A family such as `HOSTS_` is asked for by its beginning.
  const known = (name: string) => schemaOf(settings, name) ?? schemaOf(settings, `${name}X`);
  expect(read.filter(({ name }) => !known(name))).toEqual([]);
});

test('.env.example explains each variable, and no other', () => {
  const example = readFileSync(`${root}/.env.example`, 'utf8');
  const explained = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(explained.filter((name) => !schemaOf(variables, name ?? ''))).toEqual([]);
  const isExplained = (name: string) =>
    explained.some((one) =>
      name.endsWith('*') ? one?.startsWith(name.slice(0, -1)) : one === name,
    );
  expect(Object.keys(variables).filter((name) => !isExplained(name))).toEqual(['NODE_ENV']);
});
