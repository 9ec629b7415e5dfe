import { expect, type Locator, type Page } from '@playwright/test';
import { answerTo } from './person.ts';

/** The lead form of a page, once it is mounted; the consent banner is out of the way. */
export async function openForm(page: Page, url: string): Promise<Locator> {
  await hideConsent(page);
  await page.goto(url);
  return mountedForm(page);
}

/** Keeps the consent banner from view on every page that is opened from now on. */
export async function hideConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#cc-main { display: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
  });
}

/** The lead form of the page that is open, once it is mounted. */
export async function mountedForm(page: Page): Promise<Locator> {
  await page.locator('main [data-form-slot]').first().scrollIntoViewIfNeeded();
  const form = page.locator('main form[data-lead-form]');
  await expect(form).toBeVisible();
  return form;
}

const visible = ':is(input, select, textarea):not([type=hidden], [tabindex="-1"])';

/** What is sent within a second of the first touch is held for somebody to look at. */
const personMs = 1050;

/** Waits for what is left of the time that a person takes at least, since the form was begun. */
export async function takePersonsTime(form: Locator): Promise<void> {
  const left = await form.evaluate((_, least) => {
    // The server signs the instant of the first touch, before it answers this call.
    const start = performance
      .getEntriesByType('resource')
      .findLast(({ name }) => name.endsWith('/captcha/start')) as
      | PerformanceResourceTiming
      | undefined;
    return start ? start.responseEnd + least - performance.now() : least;
  }, personMs);
  await form.page().waitForTimeout(Math.max(0, left));
}

/**
 * Fills in all that is asked for with the pointer, also what appears meanwhile; the captcha apart.
 */
export async function fillByPointer(form: Locator, answer = answerTo): Promise<void> {
  const done = new Set(['']);
  for (;;) {
    const fields = await form.locator(visible).evaluateAll((controls) =>
      (controls as HTMLInputElement[]).map(({ name, type, tagName, value }) => ({
        name,
        type,
        tagName,
        value,
      })),
    );
    const left = fields.filter(({ name }) => !done.has(name));
    if (left.length === 0) return;
    for (const { name, type, tagName, value } of left) {
      if (done.has(name)) continue;
      done.add(name);
      const control = form.locator(`${visible}[name="${name}"]`).first();
      if (tagName === 'SELECT') {
        const choice = await control
          .locator('option:not([disabled]):not([value=""])')
          .first()
          .getAttribute('value');
        if (value === '') await control.selectOption(choice);
      } else if (type === 'checkbox' || type === 'radio') await control.check();
      else {
        await control.click();
        await control.fill(answer(name, type));
      }
    }
  }
}

/** Ticks the captcha and waits for its proof, and until a person could have filled in the form. */
export async function solveCaptcha(form: Locator): Promise<void> {
  const verified = form.page().waitForResponse('**/captcha/challenge');
  await form.locator('[data-captcha] input').check();
  await verified;
  await expect(form.locator('[data-captcha] [role=status]')).toHaveText(
    /^(Checked|تم التحقق|Comprobado|Проверено)$/,
  );
  await takePersonsTime(form);
}

/**
 * Goes through the form with Tab and fills in every control by keys, the captcha too; ends on the
 * submit button. `pause` is the milliseconds between two keys of a text.
 */
export async function fillByKeyboard(form: Locator, answer = answerTo, pause = 0): Promise<void> {
  const page = form.page();
  const type = (text: string) => page.keyboard.type(text, { delay: pause });
  await form.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return {
        inside: element.closest('form[data-lead-form]') !== null,
        tag: element.tagName,
        type: element.type,
        name: element.name,
        value: element.value,
        checked: element.checked,
        captcha: element.closest('[data-captcha]') !== null,
      };
    });
    if (at.tag === 'BUTTON' && at.type === 'submit' && at.inside) return;
    if (!at.inside || at.tag === 'A') continue;
    if (at.tag === 'SELECT') {
      if (at.value === '') await page.keyboard.press('ArrowDown');
    } else if (at.type === 'checkbox' || at.type === 'radio') {
      if (!at.checked) await page.keyboard.press('Space');
      if (at.captcha)
        await expect(form.locator('[data-captcha] [role=status]')).not.toHaveText(/^$|…$/);
    } else if (at.type === 'date') {
      if (at.value === '') await type(answer(at.name, at.type).split('-').toReversed().join(''));
    } else if (at.value === '') await type(answer(at.name, at.type));
  }
  throw new Error('Tab never reached the submit button');
}
