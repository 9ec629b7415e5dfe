import { getPayload } from 'payload';
import config from '../../payload.config.ts';
import { GrowingDelay } from '../../signIn/delay/GrowingDelay.ts';

// A second backend over the tests' database: tries a key twice, of three free tries that a delay
// of ten seconds follows, and prints what each has to wait.
const [, , key = ''] = process.argv;
const payload = await getPayload({ config });
const rule = { free: 3, firstSeconds: 10, longestSeconds: 60, forgetSeconds: 600 };
const delay = new GrowingDelay(rule);
const waits = [await delay.take(payload, key), await delay.take(payload, key)];
console.log(JSON.stringify(waits));
process.exit(0);
