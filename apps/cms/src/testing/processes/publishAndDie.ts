import { testPayload } from '../testPayload.ts';

/**
 * A process that publishes a page and dies in the same moment, for tests: `publishAndDie.ts TITLE
 * ALIAS`.
 */
const [, , title = '', alias = ''] = process.argv;
const payload = await testPayload();
await payload.create({
  collection: 'pages',
  locale: 'en',
  overrideAccess: true,
  data: { type: 'lego_page', title, alias, field_domain_access: ['HIM'], _status: 'published' },
});
process.kill(process.pid, 'SIGKILL');
