import type { BrandCode } from '@concierge/brands/brands';
import { type Form, type LeadType, leadTypes } from '@concierge/contract/form';
import { leadTypeByNodeType } from '@concierge/contract/node';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { aboutEvent } from '../../../apps/site/src/forms/rules/aboutEvent.ts';
import { expectAtCrm, inInbox, takenByCrm } from '../../forms/arrivals.ts';
import { fetchForms } from '../../forms/definitions.ts';
import { hideConsent, mountedForm } from '../../forms/formPage.ts';
import { type Sent, travel } from '../../forms/journey.ts';
import { openPopup, openPopupsAtOnce } from '../../forms/popupPage.ts';
import { everyOther } from '../../inTurn.ts';
import { onePageEach } from '../../onePageEach.ts';

/**
 * Every lead type of every brand in two languages; each type of a brand by keyboard in one of them
 * and by pointer in the other.
 */
const brands: readonly BrandCode[] = ['SEG', 'CR', 'CAA', 'HIM', 'SHMS'];
const langs = ['en', 'ar'] as const;
const ways = ['keyboard', 'pointer'] as const;
const tag = [
  ...['@S1.product.11', '@S1.form.1', '@S1.form.2', '@S1.form.3', '@S1.form.4'],
  ...['@S1.form.5', '@S1.form.6', '@S1.form.7', '@S1.form.8', '@S1.form.9'],
  ...['@S1.form.10', '@S7.form.9', '@S4.lead.1', '@S4.lead.2', '@S3.lead.1'],
  ...['@S3.lead.4'],
];

/** A form as a page shows it: on an event's own page the event is sent along and not asked for. */
async function asShown(opened: Locator, form: Form): Promise<Form> {
  const own = opened.locator('input[type=hidden][name=EventId]');
  const isOwn = (await own.count()) > 0 && (await own.inputValue()) !== '';
  return isOwn ? aboutEvent(form) : form;
}

for (const [column, code] of brands.entries()) {
  // By day a brand in one language, by night in both.
  for (const [row, lang] of everyOther([...langs.entries()], column)) {
    test(`every form of ${code} in ${lang} says what is wrong, then arrives`, {
      tag,
    }, async ({ page }) => {
      test.setTimeout(300_000);
      const [forms, pages] = await Promise.all([fetchForms(code, lang), onePageEach(code, lang)]);
      const addresses = new Map<LeadType, string | undefined>(
        Object.entries(leadTypeByNodeType).map(([node, type]) => [type, pages.get(node)] as const),
      );
      await hideConsent(page);
      await openPopupsAtOnce(page);
      const sent: Sent[] = [];
      for (const [index, type] of leadTypes.entries()) {
        const form = forms.get(type);
        if (!form) continue;
        const way = ways[(index + column + row) % 2] ?? 'pointer';
        const email =
          `ana.${type}.${code}.${lang}.${Date.now().toString(36)}@visitor.swiss`.toLowerCase();
        await test.step(`${type} by ${way}`, async () => {
          const opened =
            type === 'popup'
              ? await openPopup(page, pages.get('homepage') ?? 'no home page')
              : await open(page, addresses.get(type));
          const shown = await asShown(opened, form);
          sent.push(await travel(page, opened, { code, lang, form: shown, way, email }));
        });
      }
      expect(sent.map(({ journey }) => journey.form.type)).toEqual(
        leadTypes.filter((type) => !missing[code]?.includes(type)),
      );

      const references = sent.map(({ reference }) => reference);
      expect(new Set(references).size).toBe(sent.length);
      const taken = await takenByCrm(references);
      for (const one of sent)
        await test.step(`${one.journey.form.type} at the CRM`, () =>
          expectAtCrm(one, taken.get(one.reference)));
      // The CRM has it a moment before the inbox has noted its answer.
      await expect(async () => {
        const leads = await inInbox(references);
        for (const { reference, journey, url } of sent) {
          const { type } = journey.form;
          const source = new URL(url).pathname;
          expect(leads.get(reference)).toMatchObject({
            type,
            brand: code,
            lang,
            email: journey.email,
            source,
            state: 'delivered',
          });
        }
      }).toPass({ timeout: 20_000 });
    });
  }
}

/**
 * Lead types that a brand has no form of: an open house needs a hotel, a culinary open day a
 * kitchen.
 */
const missing: Partial<Record<BrandCode, readonly LeadType[]>> = {
  CR: ['openculinary'],
  CAA: ['openhouse'],
  HIM: ['openculinary'],
  SHMS: ['openculinary'],
};

async function open(page: Page, url: string | undefined): Promise<Locator> {
  await page.goto(url ?? 'no page of that type');
  return mountedForm(page);
}
