import { expect, test } from '@playwright/test';
import { at, daily, fetchContent, listed } from './kit/brandTable.ts';

/** The first text that a block of the backend's answer brings, else that of its first picture. */
const firstText = (block: object) => {
  const found = /"(?:field_title|title|text|label|value|alt)":("(?:[^"\\]|\\.)+")/.exec(
    JSON.stringify(block),
  )?.[1];
  return JSON.parse(found ?? '""') as string;
};

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: a lego page is the list of its blocks, in the order of the backend’s answer`, {
    tag: ['@S2.shell.2'],
  }, async ({ page }) => {
    const orders = new Set<string>();
    for (const path of ['/en/about/', '/en/student-life/']) {
      const { node } = (await fetchContent(code, path)).body;
      expect(node.type).toBe('lego_page');
      const types = node.field_blocks.map(({ type }: { type: string }) => type);
      expect(types.length).toBeGreaterThan(2);
      orders.add(types.join());
      await page.goto(at(code, path));
      const blocks = page.getByRole('main').locator('[data-block]');
      await expect(blocks).toHaveCount(types.length);
      const shown = await blocks.evaluateAll((all) => all.map((one) => one.dataset['block']));
      expect(shown).toEqual(types);
      for (const [index, block] of node.field_blocks.entries()) {
        const text = firstText(block);
        expect(text, `${block.type} brings a text`).not.toBe('');
        const shown = blocks.nth(index);
        await expect(shown.getByText(text).or(shown.getByAltText(text)).first()).toBeAttached();
      }
    }
    expect(orders.size).toBe(2);
  });

for (const code of daily('SEG', 'CR'))
  test(`${code}: a program shows its facts, as the backend answers them, and a lego page none`, {
    tag: ['@S2.shell.3'],
  }, async ({ page }) => {
    const [first] = await listed(code, '/en/programs/');
    const path = first?.path ?? '';
    const { node } = (await fetchContent(code, path)).body;
    expect(node.type).toBe('program');
    const { duration_months, campuses, intakes } = node.program;
    await page.goto(at(code, path));
    const facts = page
      .getByRole('main')
      .getByRole('complementary', { name: 'The program at a glance' });
    await expect(facts).toBeVisible();
    const fact = (term: string) =>
      facts
        .locator('dl > div', { has: page.getByText(term, { exact: true }) })
        .getByRole('definition');
    await expect(fact('Award')).toHaveText(node.field_edu_credential_awarded);
    await expect(fact('Mode of study')).toHaveText(node.field_course_mode);
    await expect(fact('Workload')).toHaveText(node.field_course_workload);
    await expect(fact('Duration')).toContainText(new RegExp(`^${duration_months} months?\\b`));
    await expect(fact('Tuition')).toContainText(/^CHF\s\d/);
    await expect(fact(campuses.length > 1 ? 'Campuses' : 'Campus')).toHaveText(
      campuses.map(({ title }: { title: string }) => title).join(', '),
    );
    const starts = await fact('Start dates')
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(starts.length).toBeGreaterThan(0);
    const dates = intakes.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(expect.arrayContaining(starts));
    await page.goto(at(code, '/en/about/'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(facts).toHaveCount(0);
  });

for (const code of daily('SEG', 'CAA'))
  test(`${code}: a contact page shows the form only`, {
    tag: '@S2.formpage.6',
  }, async ({ page }) => {
    const { node } = (await fetchContent(code, '/en/contact/')).body;
    const form = node.field_webform_dynamic_paragraph;
    expect(new Set([node.title, node.field_pretitle, node.field_lead, form.title]).size).toBe(4);
    await page.goto(at(code, '/en/contact/'));
    const main = page.getByRole('main');
    await expect(main.locator('form [name="Question"]')).toBeVisible();
    // What is read beside the form, once the form is taken away, is the form's own title.
    await main.locator('form').evaluateAll((forms) => {
      for (const one of forms) one.remove();
    });
    await expect(main).toHaveText(form.title, { useInnerText: true });
    await expect(main.getByRole('complementary')).toHaveCount(0);
  });
