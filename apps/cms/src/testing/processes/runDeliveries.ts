import { stopAll } from '../../runtime/atStop.ts';
import { testPayload } from '../testPayload.ts';

/**
 * A backend process without its server, for tests: says `started`, then works until it is ended.
 */
await testPayload();
// Not `once`: a library that ends processes by itself does so where no other handler is left.
process.on('SIGTERM', () => void stopAll().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
process.stdout.write('started\n');
