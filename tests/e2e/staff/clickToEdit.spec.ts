import { expect, type Frame, type Page, test } from '@playwright/test';
import { formReady } from '../../admin/screenReady.ts';
import { get } from '../../get.ts';
import { hold } from '../../held.ts';
import { newPerson } from '../../people.ts';
import { at, cmsOrigin } from '../../product.ts';
import { rich } from '../../richText.ts';
import { scrollTo } from '../../scroll.ts';
import { keepSession } from '../../signedInPerson.ts';
import { adminHeaders } from '../../signIn.ts';

test.use({ viewport: { width: 1600, height: 900 } });

const stats = (title: string) => ({
  blockType: 'stats',
  field_title: title,
  field_items: [
    { value: '98 %', label: `Find work, ${title}` },
    { value: '40', label: `Nations, ${title}` },
  ],
});
const long = 'A sentence that makes the page long enough to scroll. '.repeat(20);

const arabic = {
  title: 'صفحة للمس',
  field_lead: 'مقدمة للنقر.',
  body: rich('الفقرة الأولى.', long, 'الفقرة الأخيرة.'),
};

/** A published page of HIM with blocks, open in the admin beside its preview. */
async function openPreview(
  page: Page,
  lang: 'en' | 'ar' = 'en',
): Promise<{ frame: Frame; alias: string }> {
  const headers = await adminHeaders();
  const [{ id: picture } = { id: 0 }] = (
    await (
      await fetch(`${cmsOrigin}/api/media?where[mimeType][contains]=image&limit=1&depth=0`, {
        headers,
      })
    ).json()
  ).docs as { id: number }[];
  const alias = `/click-${crypto.randomUUID()}/`;
  const made = await fetch(`${cmsOrigin}/api/pages?locale=en`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'lego_page',
      title: 'Touch this page',
      field_lead: 'A lead to be clicked.',
      field_hero_image: picture,
      alias,
      body: rich('The first paragraph.', long, 'The last paragraph.'),
      field_blocks: [
        stats('In numbers'),
        { blockType: 'rich_text', field_title: 'Between', field_text: rich(long, long, long) },
        stats('And again'),
      ],
      field_domain_access: ['HIM'],
      _status: 'published',
    }),
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  expect(made.status).toBe(201);
  const translated = await fetch(`${cmsOrigin}/api/pages/${doc.id}?locale=ar`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...arabic, _status: 'published' }),
  });
  expect(translated.status).toBe(200);
  const editor = await newPerson('editor', ['HIM']);
  await keepSession(page.context(), editor.headers['authorization']?.slice(4) ?? '', 'en');
  await page.goto(`${cmsOrigin}/admin/collections/pages/${doc.id}?locale=${lang}`);
  await formReady(page);
  await page.locator('#live-preview-toggler').click();
  await expect(page.frameLocator('#live-preview-iframe').locator('h1')).toHaveText(
    lang === 'ar' ? arabic.title : 'Touch this page',
  );
  const frame = page.frames().find((one) => one.url().includes('/preview/'));
  if (!frame) throw new Error('no preview');
  // Its scripts answer the form once they have told it so, and the form takes the place up again.
  await frame.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      history.scrollRestoration === 'manual' &&
      document.adoptedStyleSheets.length > 0,
  );
  // Payload loads its editor when it comes into view.
  await expect(page.locator('[data-lexical-editor]').first()).toBeAttached();
  return { frame, alias };
}

const originOfTime = (frame: Frame) => frame.evaluate(() => performance.timeOrigin);
const scrolled = (frame: Frame) => frame.evaluate(() => Math.round(scrollY));

/** Milliseconds from a click in the preview until the cursor is in a field of the form. */
async function clickUntilFocus(page: Page, frame: Frame, selector: string, field: string) {
  await page.evaluate((id) => {
    const state = window as unknown as { focusedAt?: number };
    delete state.focusedAt;
    document.addEventListener('focusin', () => {
      const focused = document.activeElement;
      // A rich text has no id, only a label.
      const isIn =
        focused?.closest(`[id="${id}"]`) ||
        focused?.closest('.rich-text-lexical')?.querySelector(`label[for="${id}"]`);
      if (isIn) state.focusedAt ??= Date.now();
    });
  }, field);
  await frame.locator(selector).first().scrollIntoViewIfNeeded();
  await frame.evaluate(() => {
    const state = window as unknown as { clickedAt?: number };
    document.addEventListener(
      'click',
      () => {
        state.clickedAt = Date.now();
      },
      { capture: true, once: true },
    );
  });
  await frame.locator(selector).first().click();
  const read = () => page.evaluate(() => (window as unknown as { focusedAt?: number }).focusedAt);
  await expect.poll(read, { message: field, timeout: 5000 }).toBeTruthy();
  const clicked = await frame.evaluate(
    () => (window as unknown as { clickedAt: number }).clickedAt,
  );
  return ((await read()) ?? Infinity) - clicked;
}

test('a click on what the preview shows puts the cursor into its field', async ({ page }, info) => {
  test.setTimeout(120_000);
  const { frame } = await openPreview(page);
  const before = frame.url();
  const times: number[] = [];
  for (const [selector, field] of [
    ['h1', 'field-title'],
    ['text=A lead to be clicked.', 'field-field_lead'],
    ['text=The last paragraph.', 'field-body'],
    ['main img', 'field-field_hero_image'],
    ['h2:has-text("In numbers")', 'field-field_blocks__0__field_title'],
    ['text=Nations, And again', 'field-field_blocks__2__field_items__1__label'],
  ] as const)
    times.push(await clickUntilFocus(page, frame, selector, field));
  expect(frame.url()).toBe(before);
  // 300 ms are meant, on a quiet machine; a test that judged them would judge its host.
  info.annotations.push({ type: 'milliseconds until focus', description: times.join(', ') });
});

test('a focused field is brought into the view of the preview', async ({ page }) => {
  test.setTimeout(120_000);
  const { frame } = await openPreview(page);
  await clickUntilFocus(
    page,
    frame,
    'text=Nations, And again',
    'field-field_blocks__2__field_items__1__label',
  );
  expect(await scrolled(frame)).toBeGreaterThan(300);
  await page.locator('#field-title').click();
  await expect.poll(() => scrolled(frame)).toBeLessThan(300);
  await expect(frame.locator('[data-preview-shown]')).toHaveText('Touch this page');
});

for (const [lang, last] of [
  ['en', 'The last paragraph.'],
  ['ar', 'الفقرة الأخيرة.'],
] as const)
  test(`what is typed in ${lang} shows at once, and a save of texts loads nothing again`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { frame } = await openPreview(page, lang);
    const loadedAt = await originOfTime(frame);
    const lead = page.locator('#field-field_lead');
    const paragraph = page.locator('.rich-text-lexical p', { hasText: last }).first();
    for (const [field, selector] of [
      [lead, 'main [data-menu-background] p'],
      [paragraph, `main p:has-text("${last}")`],
    ] as const) {
      await field.click();
      await page.keyboard.press('End');
      // The preview shows the field that has the cursor, which may come after it was moved.
      await expect(async () => {
        await scrollTo(frame, 120);
        await page.waitForTimeout(500);
        expect(await scrolled(frame)).toBe(120);
      }).toPass();
      const save = await hold(page, '**/api/pages/*autosave=true*');
      await page.keyboard.type(' و and more', { delay: 30 });
      const shown = () => frame.locator(selector).first().textContent();
      // It shows what is typed, for nothing of it is saved yet.
      await expect.poll(shown).toMatch(/ و and more$/);
      const followed = page.waitForResponse((answer) => answer.url().includes('/preview/?'));
      await save();
      await followed;
      await page.waitForTimeout(500);
      expect(await shown()).toMatch(/ و and more$/);
      expect(await scrolled(frame)).toBe(120);
      expect(await originOfTime(frame)).toBe(loadedAt);
    }
  });

test('a block that is added is shown by loading the page again, at the same place', async ({
  page,
}) => {
  const { frame } = await openPreview(page);
  const loadedAt = await originOfTime(frame);
  await page.locator('[id="field_blocks-row-1"] .array-actions__button').first().click();
  await scrollTo(frame, 120);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(frame.locator('h2:has-text("Between")')).toHaveCount(2, { timeout: 15_000 });
  expect(await originOfTime(frame)).toBeGreaterThan(loadedAt);
  await expect.poll(() => scrolled(frame)).toBe(120);
});

test('a window of another origin neither moves the cursor nor the preview', async ({ page }) => {
  const { frame } = await openPreview(page);
  await page.locator('#field-field_lead').click();
  const forged = { type: 'concierge-edit', texts: ['Touch this page'] };
  await page.evaluate((data) => window.postMessage(data, '*'), forged);
  const loadedAt = await originOfTime(frame);
  await frame.evaluate(() => {
    const fields = [{ path: 'title', was: ['Touch this page'], now: ['Forged'] }];
    window.postMessage({ type: 'concierge-typed', fields }, '*');
    window.postMessage({ type: 'concierge-show', texts: ['Between'] }, '*');
    window.postMessage({ type: 'concierge-preview' }, '*');
  });
  await page.waitForTimeout(500);
  await expect(page.locator('#field-field_lead')).toBeFocused();
  expect(await scrolled(frame)).toBeLessThan(300);
  await expect(frame.locator('h1')).toHaveText('Touch this page');
  expect(await originOfTime(frame)).toBe(loadedAt);
});

test('a public page has no byte of it', async ({ page }) => {
  const { alias } = await openPreview(page);
  const address = at('HIM', `/en${alias}`);
  await expect(async () => expect((await get(address)).status).toBe(200)).toPass();
  const { text } = await get(address);
  const scripts = [...text.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  const sources = await Promise.all(
    scripts.map(async (path) => (await get(new URL(path, address).href)).text),
  );
  for (const part of [text, ...sources])
    expect(part).not.toMatch(
      /concierge-(?:edit|preview|ready|show|typed)|preview-(?:blocks|editor|shown)/,
    );
});
