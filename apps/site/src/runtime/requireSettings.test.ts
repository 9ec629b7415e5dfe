import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const good = 'pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eRu';
const fine = { NODE_ENV: 'production', LEADS_SECRET: good, PREVIEW_SECRET: `${good}2` };
const module = new URL('./requireSettings.ts', import.meta.url).href;

/** Starts a process that checks this environment alone. */
function start(env: Record<string, string>): { status: number | null; said: string } {
  const script = `import(${JSON.stringify(module)}).then(({ requireSettings }) => requireSettings())`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

test.each([
  [{ LEADS_SECRET: '' }, 'LEADS_SECRET is missing'],
  [{ LEADS_SECRET: 'too-short' }, 'LEADS_SECRET has 9 characters'],
  [{ PREVIEW_SECRET: '' }, 'PREVIEW_SECRET is missing'],
  [
    { PREVIEW_SECRET: 'development-only-PREVIEW_SECRET-and-longer' },
    'PREVIEW_SECRET is an example',
  ],
  [{ PURGE_WEBHOOK: 'http://cdn.example.org/purge' }, 'PURGE_WEBHOOK must begin with https://'],
  [{ LEAD_CHECK_MINUTES: '1.5' }, 'LEAD_CHECK_MINUTES must be a whole number'],
  [{ METRICS_PORT: 'none' }, 'METRICS_PORT must be a port number'],
  [{ LEAD_ACTION_APPLY: 'http://crm.example.org/' }, 'LEAD_ACTION_APPLY must begin with https://'],
])('%j stops the start of a production site with one sentence', (faulty, sentence) => {
  const { status, said } = start({ ...fine, ...faulty });
  expect(status).toBe(1);
  expect(said).toMatch(/^[^\n]+\n$/);
  expect(said).toContain(sentence);
});

test('good secrets and addresses start', () => {
  expect(
    start({
      ...fine,
      PURGE_WEBHOOK: 'https://cdn.example.org/purge',
      LEAD_ACTION_APPLY: 'http://127.0.0.1:9/',
    }),
  ).toEqual({
    status: 0,
    said: '',
  });
  expect(start({ NODE_ENV: 'development' }).status).toBe(0);
});
