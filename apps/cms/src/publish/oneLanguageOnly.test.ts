import { formsAnswerSchema } from '@concierge/contract/form';
import { langs } from '@concierge/contract/lang';
import { parseNodeAnswer } from '@concierge/contract/parse';
import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { handleForms } from '../api/forms.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { fromSite } from '../testing/fromSite.ts';
import { page, smallPicture, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const arabic = { locale: 'ar', fallbackLocale: false, depth: 0, overrideAccess: true } as const;
const ofHim = { where: { brand: { equals: 'HIM' } }, limit: 1, ...arabic } as const;

/** Places of the required texts of fields, those of rows too. */
const requiredTexts = (fields: readonly FlattenedField[], place: string): string[] =>
  fields.flatMap((field) => {
    const at = `${place}.${field.name}`;
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => requiredTexts(block.flattenedFields, at));
    if ('flattenedFields' in field) return requiredTexts(field.flattenedFields, at);
    const isRequired = 'required' in field && field.required === true;
    return isRequired && 'localized' in field && field.localized ? [at] : [];
  });

test('the test below writes every required text of what is live as soon as it is saved', () => {
  const slugs = ['brand-settings', 'campaigns', 'footers', 'forms', 'menus', 'popups'] as const;
  const places = slugs.flatMap((slug) =>
    requiredTexts(payload.collections[slug].config.flattenedFields, slug),
  );
  expect([...new Set(places)]).toEqual([
    'campaigns.Name',
    'footers.block_social.links.title',
    'footers.block_legal.links.title',
    'footers.block_school_logos.field_logos.title',
    'footers.block_header_buttons.links.title',
    'forms.title',
    'forms.submitLabel',
    'forms.fields.options.label',
    'menus.items.title',
    'menus.items.below.title',
    'menus.items.below.below.title',
    'popups.field_heading',
  ]);
});

test('what is written in Arabic alone takes no page down: an event and a form are shown in Arabic, the rest is left out', async () => {
  const { id: form } = await payload.create({
    collection: 'forms',
    data: {
      key: unique('arabic'),
      type: 'webinar',
      title: 'نموذج',
      submitLabel: 'أرسل',
      field_domain_access: ['HIM'],
      fields: [
        {
          blockType: 'field_select',
          name: 'Level',
          options: [{ value: 'bachelor', label: 'بكالوريوس' }],
        },
      ],
    },
    ...arabic,
  });
  const event = await payload.create({
    collection: 'campaigns',
    data: {
      crm_id: unique('arabic'),
      kind: 'webinar',
      Name: 'ندوة',
      StartDate: '2099-01-01',
      EndDate: '2099-01-01',
      field_domain_access: ['HIM'],
    },
    ...arabic,
  });
  await payload.create({
    collection: 'popups',
    data: {
      field_domain_access: ['HIM'],
      field_heading: 'نافذة',
      field_delay_time: 1,
      field_display_after_days: 1,
      field_include_urls: ['apply'],
      field_forms: [{ brand: 'HIM', form }],
    },
    ...arabic,
  });
  const link = { title: 'رابط', url: '/contact/' };
  const [menu] = (
    await payload.find({
      collection: 'menus',
      ...ofHim,
      where: { and: [ofHim.where, { group: { equals: 'main' } }] },
    })
  ).docs;
  const item = { title: link.title, relative: link.url };
  const below = [{ ...item, below: [item] }];
  await payload.update({
    collection: 'menus',
    id: menu?.id ?? 0,
    data: { items: [...(menu?.items ?? []), { blockType: 'menu_item', ...item, below }] },
    ...arabic,
  });
  const [footer] = (await payload.find({ collection: 'footers', ...ofHim })).docs;
  const links = (block: 'block_social' | 'block_legal' | 'block_header_buttons') => ({
    [block]: { links: [...(footer?.[block]?.links ?? []), link] },
  });
  const logo = { title: 'مدرسة', field_logo: (await smallPicture(payload)).id };
  const field_logos = [...(footer?.block_school_logos?.field_logos ?? []), logo];
  await payload.update({
    collection: 'footers',
    id: footer?.id ?? 0,
    data: {
      ...links('block_social'),
      ...links('block_legal'),
      ...links('block_header_buttons'),
      block_school_logos: { field_logos },
    },
    ...arabic,
  });
  // Rows of a page that are added in Arabic, and published with it.
  const apply = await page(payload, { type: 'apply', field_webform_dynamic_paragraph: form });
  const program = await page(payload, {
    type: 'program',
    program: {
      school: 'HIM',
      level: 'master',
      subject: 'finance',
      mode: 'online',
      duration_months: 12,
      semesters: 2,
    },
  });
  const inArabic = { collection: 'pages', ...arabic } as const;
  await payload.update({
    ...inArabic,
    id: apply.id,
    data: {
      title: 'طلب',
      field_side_cards: [{ blockType: 'side_card', title: 'بطاقة' }],
      _status: 'published',
    },
  });
  await payload.update({
    ...inArabic,
    id: program.id,
    data: {
      title: 'برنامج',
      program: {
        details: [
          {
            blockType: 'program_details',
            requirements: [{ qualification: 'شهادة' }],
            curriculum: [{ term: 'فصل' }],
          },
        ],
      },
      _status: 'published',
    },
  });

  for (const lang of langs) {
    const own = <T>(value: T): T[] => (lang === 'ar' ? [value] : []);
    const read = async (alias: string | null | undefined) => {
      const { body } = await fetchParsedNode(payload, `/${lang}${alias}`, { lang });
      return parseNodeAnswer(body, `${lang}${alias}`, (fault) => expect.fail(fault));
    };
    const { node, menus, blocks, popup } = await read(apply.alias);
    const published = node?.field_webform_dynamic_paragraph;
    expect(published).toMatchObject({
      title: 'نموذج',
      submitLabel: 'أرسل',
      fields: [{ options: [{ value: 'bachelor', label: 'بكالوريوس' }] }],
    });
    expect(published?.campaigns.find(({ Id }) => Id === event.crm_id)).toMatchObject({
      Name: 'ندوة',
      ...(lang === 'ar' ? {} : { lang: 'ar' }),
    });
    expect(node?.field_side_cards.map(({ title }) => title)).toEqual(own('بطاقة'));
    expect(popup?.field_heading === 'نافذة').toBe(lang === 'ar');
    expect(menus.main.some(({ title }) => title === link.title)).toBe(lang === 'ar');
    const logos = blocks.block_school_logos?.field_logos ?? [];
    expect(logos.some(({ title }) => title === logo.title)).toBe(lang === 'ar');
    const facts = (await read(program.alias)).node?.program;
    expect(facts?.requirements.map(({ qualification }) => qualification)).toEqual(own('شهادة'));
    expect(facts?.curriculum.map(({ term }) => term)).toEqual(own('فصل'));
  }
  const definitions = await (await handleForms(payload, fromSite('/api/forms'))).json();
  expect(formsAnswerSchema.safeParse(definitions).error).toBeUndefined();
});
