import { testPayload } from './testPayload.ts';

/** A backend process without its server, for tests: says `started`, then works until it is ended. */
await testPayload();
process.stdout.write('started\n');
const { stopAll } = await import('../runtime/atStop.ts');
process.once('SIGTERM', () => void stopAll().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
