import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dataDir } from '../../dataDir.ts';
import { fetchForms } from '../../forms/definitions.ts';
import { hideConsent, openForm } from '../../forms/formPage.ts';
import { travel } from '../../forms/journey.ts';
import { at } from '../../product.ts';

type Line = Record<string, unknown>;

/** Lines of a server's log that are JSON and hold a text. */
const linesWith = (server: 'site' | 'backend', text: string): Line[] =>
  readFileSync(join(dataDir(), '..', 'log', `${server}.log`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(text))
    .map((line) => JSON.parse(line) as Line);

test('an enquiry is followed from the request to the CRM by the lines of both logs, and no line names the person', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const request = `journey-${Date.now().toString(36)}`;
  const email = `ana.${request}@visitor.swiss`;
  await page.setExtraHTTPHeaders({ 'x-request-id': request });
  const form = (await fetchForms('CR', 'en')).get('contact');
  if (!form) throw new Error('CR has no contact form');
  await hideConsent(page);
  const opened = await openForm(page, at('CR', '/en/contact/'));
  const { reference } = await travel(page, opened, {
    code: 'CR',
    lang: 'en',
    form,
    way: 'pointer',
    email,
  });
  await expect(async () => {
    expect(linesWith('site', reference)).toMatchObject([{ request, msg: 'a lead is accepted' }]);
    expect(linesWith('backend', reference).map(({ msg }) => msg)).toEqual([
      'enquiries are stored',
      'an enquiry was sent to the CRM',
    ]);
  }).toPass({ timeout: 30_000 });
  for (const server of ['site', 'backend'] as const) expect(linesWith(server, email)).toEqual([]);
});
