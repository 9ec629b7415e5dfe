import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at, cmsOrigin } from '../../product.ts';

test('an event’s page offers its calendar file, and the thank-you page repeats what was booked', async ({
  page,
}) => {
  await page.goto(at('HIM', '/en/events/'));
  const row = page.locator('article').first();
  const name = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('link').click();
  const file = page.getByRole('link', { name: 'Add to your calendar' });
  const calendar = await page.evaluate(
    async (address) => {
      const answer = await fetch(address);
      return { type: answer.headers.get('content-type'), text: await answer.text() };
    },
    (await file.getAttribute('href')) ?? '',
  );
  expect(calendar.type).toContain('text/calendar');
  const event = /UID:([^@\r\n]+)@/.exec(calendar.text)?.[1] ?? '';
  await page.goto(
    at('HIM', `/en/thank-you/openhouse/?${new URLSearchParams({ ref: 'HIM-7K4Q-29XM', event })}`),
  );
  const note = page.locator('[data-reference-note]');
  await expect(note).toContainText('HIM-7K4Q-29XM');
  await expect(note).toContainText(name);
  await expect(note.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
    'href',
    /\.ics$/,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(page.url()).not.toMatch(/ref=|event=/);
  await page.reload();
  await expect(note).toContainText(name);
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(note).toContainText('HIM-7K4Q-29XM');
  await expect(note.locator('[data-booked] dl')).toBeVisible();
});

test('every row of the group’s list opens something, a school’s event on its own address', async ({
  page,
}) => {
  await page.goto(at('SEG', '/en/events/'));
  const rows = page.locator('article');
  const count = await rows.count();
  expect(count).toBeGreaterThan(10);
  await expect(rows.getByRole('heading').getByRole('link')).toHaveCount(count);
  const away = rows.filter({ hasText: 'Held by Hotel Institute' }).first();
  await expect(away.getByRole('link')).toHaveAttribute('href', /\/\/him\./);
});

test('a booked event is asked for by its id, wherever it stands in the agenda', async () => {
  const ask = async (query: string) => {
    const answer = await fetch(`${cmsOrigin}/api/events?${query}`, { headers: { entorno: 'SEG' } });
    return answer.json();
  };
  const { pages } = await ask('page=1');
  const { items } = await ask(`page=${pages}`);
  const { Id, Name } = items.at(-1);
  expect(await ask(`id=${Id}`)).toMatchObject({ total: 1, items: [{ Id }] });
  const { text } = await get(at('SEG', `/en/booked/?event=${Id}`));
  expect(text.replaceAll('&amp;', '&')).toContain(Name);
  for (const query of ['event=no-such-event', 'date=x', 'date=2036-02-30&time=10:30'])
    expect((await get(at('SEG', `/en/booked/?${query}`))).status, query).toBe(404);
});
