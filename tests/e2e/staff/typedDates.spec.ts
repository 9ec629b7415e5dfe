import { expect, type Page, test } from '@playwright/test';
import { enter, open } from '../../newsroom.ts';

const type = async (page: Page, field: string, text: string) => {
  const input = page.locator(`#field-${field} .react-datepicker__input-container input`);
  await input.fill(text);
  await input.press('Tab');
  return expect(input);
};

test('a date may be typed as the Swiss write it, and no other way is guessed', async ({
  page,
  context,
}) => {
  await enter(context, 'editor');
  await open(page, '/collections/campaigns/create');
  await (await type(page, 'StartDate', '05.01.2027')).toHaveValue('2027-01-05');
  await (await type(page, 'EndDate', '2027-02-06')).toHaveValue('2027-02-06');
  await (await type(page, 'EndDate', '03/04/2027')).toHaveValue('2027-02-06');
  await open(page, '/collections/popups/create');
  await (await type(page, 'show_from', '05.01.2027 09:00')).toHaveValue('2027-01-05 09:00');
  await (await type(page, 'show_until', '06.02.2027')).toHaveValue('2027-02-06 00:00');
});
