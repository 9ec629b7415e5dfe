import { parseArgs } from 'node:util';
import { fail } from '../../scripts/lib/fail.ts';
import { run } from '../../scripts/lib/processes/run.ts';

/**
 * `npm run faults -- --without powerCuts,failingDisks`: everything that breaks around the product,
 * one part after the other. A part whose tools are missing fails with a sentence unless it is left
 * out.
 */
const parts: Record<string, { scripts: string[][]; tools: string[][] }> = {
  networks: { scripts: [['networks.ts', '--seconds', '60']], tools: [] },
  powerCuts: {
    scripts: [
      ['disk/powerCut.ts', '--cuts', '1000'],
      ['disk/backendPowerCut.ts', '--cuts', '300'],
    ],
    tools: [['strace', '-V']],
  },
  database: {
    scripts: [['databaseNetwork.ts'], ['failover.ts']],
    tools: [['psql', '--version']],
  },
  mailServer: { scripts: [['outside/smtp.ts']], tools: [] },
  bucket: {
    scripts: [
      ['outside/bucket.ts'],
      ['outside/slowBucket.ts'],
      ['outside/slowBucket.ts', '--postgres'],
    ],
    tools: [['psql', '--version']],
  },
  realBucket: {
    scripts: [['outside/realBucket.ts']],
    tools: [['swift-ring-builder'], ['memcached', '-V']],
  },
  failingDisks: { scripts: [['disk/failingDisk.ts']], tools: [['strace', '-V']] },
  fullDisks: { scripts: [['disk/fullDisk.ts']], tools: [['mount', '-V']] },
  starts: { scripts: [['starts.ts']], tools: [['psql', '--version']] },
  clocks: { scripts: [['clocks.ts']], tools: [['faketime', '-v']] },
  monitoring: {
    scripts: [['monitoring.ts']],
    tools: [
      ['prometheus', '--version'],
      ['promtool', '--version'],
    ],
  },
};

const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } });
const without = values.without.split(',').filter(Boolean);
const unknown = without.filter((name) => !(name in parts));
if (unknown.length > 0)
  fail(`There is no part ${unknown.join(', ')}; parts: ${Object.keys(parts).join(', ')}.`);

const failed: string[] = [];
for (const [name, { scripts, tools }] of Object.entries(parts)) {
  if (without.includes(name)) {
    console.log(`${name}: left out, as asked`);
    continue;
  }
  const missing = await missingTools(tools);
  if (missing.length > 0)
    console.error(`${name}: skipped. Install ${missing.join(' and ')}, or add --without ${name}.`);
  let isSound = missing.length === 0;
  for (const [script, ...args] of isSound ? scripts : []) {
    console.log(`${name}: ${script} ${args.join(' ')}`);
    const { code } = await run(process.execPath, [`${import.meta.dirname}/${script}`, ...args]);
    isSound = isSound && code === 0;
  }
  if (!isSound) failed.push(name);
}
console.log(failed.length > 0 ? `failed or skipped: ${failed.join(', ')}` : 'all parts passed');
process.exitCode = failed.length > 0 ? 1 : 0;

async function missingTools(tools: readonly string[][]): Promise<string[]> {
  const codes = tools.map(([name = '', ...args]) => run(name, args, { output: 'collect' }));
  const answers = await Promise.all(codes);
  return tools.flatMap(([name = ''], index) => (answers[index]?.code === 0 ? [] : [name]));
}
