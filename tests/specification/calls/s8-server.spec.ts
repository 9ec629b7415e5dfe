import { expect, type Page, test } from '@playwright/test';
import { at, type Code, codes, fetchContent, langs } from '../kit/brandTable.ts';

const notices = {
  en: 'There are incorrect or missing fields.',
  es: 'Hay campos incorrectos o sin rellenar.',
  ar: 'هناك حقول غير صحيحة أو ناقصة.',
  ru: 'Некоторые поля заполнены неверно или не заполнены.',
} as const;

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly requiredError?: string;
}

/** Fields of the contact form that may not be left out, with what the backend says of each. */
async function requiredFields(code: Code, lang: string): Promise<Field[]> {
  const { node } = (await fetchContent(code, `/${lang}/contact/`)).body;
  const { fields } = node.field_webform_dynamic_paragraph as { fields: Field[] };
  return fields.filter(({ required }) => required);
}

/** Fills the contact form so that a browser takes it, with a name that is only spaces. */
async function fillWithoutName(page: Page): Promise<void> {
  const form = page.getByRole('main').locator('form[action$="/leads/contact"]');
  for (const select of await form.locator('select[required]').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  await form.locator('[name="Name"]').fill('   ');
  await form.locator('[name="Surname"]').fill('Lovelace');
  await form.locator('[name="Email"]').fill('ada@example.com');
  await form.locator('[name="Question"]').fill('When does it start?');
  await form.locator('[name="TermsAndConditions"]').check();
  await form.locator('[type="submit"]').click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const code of codes)
    test(`${code}: a person whose form the server refuses reads why, in the page’s language`, {
      tag: ['@S8.server.1'],
    }, async ({ page }) => {
      for (const lang of langs) {
        await page.goto(at(code, `/${lang}/contact/`));
        const answered = page.waitForResponse(/\/leads\/contact$/);
        await fillWithoutName(page);
        expect((await answered).status()).toBe(400);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const form = page.getByRole('main').locator('form[action$="/leads/contact"]');
        await expect(form.getByRole('alert').first()).toHaveText(notices[lang]);
        const fields = await requiredFields(code, lang);
        const name = fields.find((field) => field.name === 'Name');
        await expect(form.getByText(name?.requiredError ?? '')).toBeVisible();
        await expect(form.locator('[aria-invalid="true"]')).toHaveAttribute('name', 'Name');
        await expect(form.locator('[name="Question"]')).toHaveValue('When does it start?');
      }
    });
});

for (const code of codes)
  test(`${code}: a caller whose form post the server refuses is answered the error texts`, {
    tag: ['@S8.server.1'],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/contact/'));
    const form = page.getByRole('main').locator('form[action$="/leads/contact"]');
    await expect(form.locator('[name="Surname"]')).toBeVisible();
    const answer = await form.evaluate(async (element: HTMLFormElement) => {
      const fields = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
      const answer = await fetch(element.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(fields),
      });
      const type = answer.headers.get('content-type');
      return { status: answer.status, type, body: await answer.json() };
    });
    expect([answer.status, answer.type]).toEqual([
      400,
      expect.stringMatching(/^application\/json/),
    ]);
    const required = await requiredFields(code, 'en');
    expect(required.length).toBeGreaterThan(3);
    expect(answer.body.errors).toMatchObject([
      { message: notices.en },
      ...required.map(({ name, requiredError }) => ({ name, message: requiredError })),
    ]);
  });
