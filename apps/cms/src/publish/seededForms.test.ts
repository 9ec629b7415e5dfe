import { registry } from '@concierge/brands/registry';
import { sitemapAnswerSchema } from '@concierge/contract/calls';
import { type Form, formsAnswerSchema } from '@concierge/contract/form';
import { type Lang, langs } from '@concierge/contract/lang';
import { expect, test } from 'vitest';
import { handleForms } from '../api/forms.ts';
import { handleSitemap } from '../api/sitemap.ts';
import { fromSite } from '../testing/fromSite.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();

test('every form is answered for its brand in every language and fits the contract', {
  tags: ['S5.lead.1', 'S5.lead.2'],
}, async () => {
  const { forms } = formsAnswerSchema.parse(
    await (await handleForms(payload, fromSite('/api/forms'))).json(),
  );
  for (const { code } of registry) {
    for (const lang of langs)
      expect(
        forms.filter((entry) => entry.brand === code && entry.lang === lang).length,
        `${code} ${lang}`,
      ).toBeGreaterThanOrEqual(10);
  }
  const apply = (lang: Lang): Form | undefined =>
    forms.find(
      (entry) => entry.brand === 'HIM' && entry.lang === lang && entry.form.type === 'apply',
    )?.form;
  expect(apply('en')?.fields.find(({ name }) => name === 'Email')?.pattern).toBeTruthy();
  expect(apply('ru')?.fields.map(({ label }) => label)).not.toEqual(
    apply('en')?.fields.map(({ label }) => label),
  );
});

test('programme and campus pages of the group are out of the sitemap for search engines, those of the schools are in it', {
  tags: ['S2.other.2', 'S2.other.3'],
}, async () => {
  const noindex = async (brand: string) => {
    const answer = await handleSitemap(
      payload,
      new Request(`http://localhost/api/sitemap?brand=${brand}`),
    );
    return sitemapAnswerSchema
      .parse(await answer.json())
      .pages.filter(({ type }) => type === 'program' || type === 'singleCampus')
      .map((entry) => entry.noindex);
  };
  expect(new Set(await noindex('SEG'))).toEqual(new Set([true]));
  expect(new Set(await noindex('HIM'))).toEqual(new Set([false]));
});
