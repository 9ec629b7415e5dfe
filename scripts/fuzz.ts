import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runFuzz } from './fuzz/runFuzz.ts';
import { fail } from './lib/fail.ts';
import { root } from './lib/paths.ts';
import { startStack } from './lib/stack.ts';

/**
 * `npm run fuzz -- --count N --seed S`: starts the built product in a new data folder of its own
 * and sends it N made-up requests over raw sockets (docs/fuzzing.md); `--first I --count 1` repeats
 * one.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
  },
});
const [count, seed, first] = [values.count, values.seed, values.first].map(Number);
for (const value of [count, seed, first])
  if (!Number.isSafeInteger(value)) fail('--count, --seed and --first are whole numbers.');
const dataDir = `${root}/.data/fuzz`;
const admin = { email: 'admin@concierge.example', password: 'correct-horse-9' };
const ports = { sitePort: 3920, cmsPort: 3921 };

rmSync(dataDir, { recursive: true, force: true });
const stack = await startStack({
  dataDir,
  ...ports,
  logDir: `${dataDir}/log`,
  env: {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LEAD_LIMITS: '10000,10000,10000',
    NETWORK_LIMITS: '10000,10000,10000',
    STYLEGUIDE: '1',
    // Without a limit V8 lets garbage lie for hundreds of megabytes, and a leak hides among it;
    // under one a process that leaks dies, and each request after that is a finding.
    NODE_OPTIONS: '--max-old-space-size=400',
  },
});
try {
  const findings = await runFuzz({
    ...ports,
    admin,
    seed: seed ?? 1,
    count: count ?? 0,
    first: first ?? 0,
    pids: [stack.site.pid ?? 0, stack.cms.pid ?? 0],
    logDir: `${dataDir}/log`,
    outDir: `${dataDir}/findings`,
    leadsSecret: stack.env['LEADS_SECRET'] ?? '',
  });
  for (const { index, what } of findings.slice(0, 100))
    console.log(`  seed ${seed}, index ${index ?? '-'}: ${what}`);
  console.log(`\n${count} requests, ${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await stack.stop();
}
