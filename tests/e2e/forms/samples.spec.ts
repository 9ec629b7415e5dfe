import { langs } from '@concierge/contract/lang';
import { expect, test } from '@playwright/test';
import { emails, phones, spellings } from '../../../apps/cms/src/testing/samples.ts';
import { validate } from '../../../apps/site/src/forms/rules/validate.ts';
import { formStrings } from '../../../apps/site/src/i18n/strings.ts';
import { fetchForms } from '../../forms/definitions.ts';

const today = new Date().toISOString().slice(0, 10);

for (const code of ['SEG', 'CR', 'CAA', 'HIM', 'SHMS'] as const) {
  test(`every form of ${code} takes telephone numbers of over 60 countries and over 40 uncommon addresses`, {
    tag: ['@S5.lead.2'],
  }, async () => {
    let tried = 0;
    for (const lang of langs) {
      for (const [type, form] of await fetchForms(code, lang)) {
        for (const field of form.fields.filter(
          (one) => one.type === 'phone' || one.type === 'email',
        )) {
          const texts = field.type === 'phone' ? [...phones, ...spellings] : emails;
          const refused = texts.filter((text) =>
            validate(
              form,
              new Map([[field.name, [text]]]),
              today,
              formStrings(lang).problems,
            ).problems.some(({ name }) => name === field.name),
          );
          expect(refused, `${type} ${field.name} (${lang})`).toEqual([]);
          tried += texts.length;
        }
      }
    }
    expect(tried).toBeGreaterThan(4 * 10 * 100);
  });
}
