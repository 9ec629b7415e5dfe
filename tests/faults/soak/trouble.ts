import { spawnSync } from 'node:child_process';
import type { Random } from '../../../scripts/fuzz/Random.ts';
import { injectFault } from '../disk/injectFault.ts';
import { type FaultProxy, faults } from '../FaultProxy.ts';
import { pause, type Victim } from '../Victim.ts';

/** What may break: the product's processes, the ways between them, and their databases' disks. */
export interface Breakable {
  readonly victims: Readonly<Record<'site' | 'backend' | 'crm', Victim>>;
  readonly ways: Readonly<Record<'backend' | 'CRM', FaultProxy>>;
  readonly databases: Readonly<Record<'site' | 'backend', string>>;
}

/** A fault by its name; it is over when its promise ends. */
interface Trouble {
  readonly name: string;
  readonly act: () => Promise<unknown>;
}

const seconds = (least: number, random: Random) => 1000 * (least + Math.floor(random.next() * 8));
/** Without strace disks stay whole. */
const hasStrace = spawnSync('strace', ['-V']).status === 0;
const disks = [
  'fsync,fdatasync:error=EIO',
  'pwrite64:error=ENOSPC',
  'fsync,fdatasync:error=EIO:when=1+3',
  'pwrite64:error=ENOSPC:when=1+7',
];

/** One fault of those that chance may pick. */
export function pickTrouble(random: Random, { victims, ways, databases }: Breakable): Trouble {
  const all: Trouble[] = [];
  for (const [to, way] of Object.entries(ways))
    for (const fault of faults)
      all.push({
        name: `network to the ${to}: ${fault}`,
        act: async () => {
          way.fault = fault;
          await pause(seconds(3, random));
          way.fault = undefined;
        },
      });
  for (const [name, victim] of Object.entries(victims))
    for (let twice = 0; twice < 2; twice += 1)
      all.push(
        { name: `${name} stands still`, act: () => victim.freeze(seconds(2, random)) },
        { name: `${name} is killed`, act: () => victim.kill().then(() => victim.start()) },
        { name: `${name} is restarted`, act: () => victim.stop().then(() => victim.start()) },
      );
  if (hasStrace)
    for (const [name, file] of Object.entries(databases))
      for (const injection of disks)
        all.push({
          name: `disk of the ${name}: ${injection}`,
          act: async () => {
            const pid = victims[name === 'site' ? 'site' : 'backend'].pid ?? 0;
            const fault = await injectFault(pid, file, injection);
            await pause(seconds(3, random));
            await fault.end();
          },
        });
  return random.pick(all);
}
