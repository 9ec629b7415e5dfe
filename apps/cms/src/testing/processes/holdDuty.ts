import { Pool } from 'pg';
import { Duty } from '../../runtime/duty/Duty.ts';

/**
 * A process that seeks a duty, for tests: `holdDuty.ts URL LOCK LAPSE_MS` prints `mine` or
 * `not mine` whenever that changes.
 */
const [, , url, lock, lapseMs] = process.argv;
const pool = new Pool({ connectionString: url });
pool.on('error', () => undefined);
const duty = new Duty({
  connect: () => pool.connect(),
  lock: Number(lock),
  lapseMs: Number(lapseMs),
});
let last: boolean | undefined;
await duty.start();
setInterval(() => {
  if (duty.isMine === last) return;
  last = duty.isMine;
  process.stdout.write(last ? 'mine\n' : 'not mine\n');
}, 10);
process.on('SIGTERM', () => {
  duty.stop();
  process.exit(0);
});
