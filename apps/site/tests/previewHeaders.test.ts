import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteUnderTest } from './siteUnderTest.ts';

const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());

const opener = 'cross-origin-opener-policy';

test('a preview may be framed by the admin and stays in touch with it in a window; nothing else may', async () => {
  site.answerRequest = async () =>
    new Response('a draft', { headers: { 'content-security-policy': "frame-ancestors 'none'" } });
  const preview = await site.ask('/en/preview/?id=1&token=x');
  expect(preview.headers['content-security-policy']).toMatch(/frame-ancestors https?:/);
  expect(preview.headers[opener]).toBe('unsafe-none');
  const other = await site.ask('/api/config/chat?a=/en/preview/?b');
  expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(other.headers[opener]).toBe('same-origin');
});
