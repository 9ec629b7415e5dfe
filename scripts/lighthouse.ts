import { get } from '../tests/get.ts';
import { runLighthouse } from '../tests/lighthouse/lighthouse.ts';
import { at } from '../tests/product.ts';
import { fail } from './lib/fail.ts';

/**
 * `npm run lighthouse [part of a name]`: audits the product that runs on `E2E_SITE_PORT` and
 * `E2E_CMS_PORT` (3000 and 3001 unless said otherwise).
 */
const debuggingPort = 3906;
await get(at('HIM', '/healthz')).catch(() =>
  fail('No product runs on E2E_SITE_PORT (3000): start it first.'),
);
const { passed, failed } = await runLighthouse(debuggingPort, process.argv[2]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
