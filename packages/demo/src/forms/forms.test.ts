import { formSchema, leadTypes } from '@concierge/contract/form';
import { type Lang, langs } from '@concierge/contract/lang';
import { leadFieldNames } from '@concierge/contract/lead';
import { livechatFieldNames } from '@concierge/contract/livechat';
import { expect, test } from 'vitest';
import { formTexts } from '../form-pages/formTexts.ts';
import type { L10n, SeedForm } from '../types.ts';
import { forms } from './forms.ts';

const brands = ['SEG', 'CR', 'CAA', 'HIM', 'SHMS'];
const brandForm = (brand: string, type: string): SeedForm => {
  const form = forms.find((each) => each.type === type && each.brands.includes(brand));
  if (!form) throw new Error(`${brand} has no ${type}`);
  return form;
};

const isText = (value: unknown): value is L10n =>
  typeof value === 'object' && value !== null && 'en' in value;
const inLang = (value: unknown, lang: Lang): unknown => {
  if (isText(value)) return value[lang] ?? value.en;
  if (Array.isArray(value)) return value.map((each) => inLang(each, lang));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, inLang(each, lang)]),
    );
  return value;
};

test('every brand has every lead type that it offers', () => {
  for (const brand of brands)
    for (const type of [...leadTypes, 'livechat', 'newsletter'] as const) {
      const offered =
        !(type === 'openhouse' && brand === 'CAA') &&
        !(type === 'openculinary' && !['CAA', 'SEG'].includes(brand));
      expect(
        forms.some((form) => form.type === type && form.brands.includes(brand)),
        `${brand} ${type}`,
      ).toBe(offered);
    }
  expect(new Set(forms.map((form) => form.key)).size).toBe(forms.length);
});

test('forms fit the contract in every language', () => {
  for (const form of forms)
    for (const lang of langs) {
      const parsed = formSchema.safeParse(inLang({ ...form, id: form.key, version: '1' }, lang));
      expect(parsed.error?.issues ?? [], `${form.key} ${lang}`).toEqual([]);
    }
});

test('lead forms send the hidden fields of the spec, the visit form all of its fields', {
  tags: ['S3.lead.1', 'S3.lead.2', 'S3.lead.3', 'S3.lead.4'],
}, () => {
  expect(brandForm('CR', 'visit-school').fields.map((field) => field.name)).toEqual(
    expect.arrayContaining([...leadFieldNames]),
  );
  const hidden = leadFieldNames.filter((name) =>
    /^(WebSource|SourceWebURL|ThankYouURL|SiteType|oid|sfga|EventId|Timezone|SchoolInterest|additional)/.test(
      name,
    ),
  );
  for (const brand of brands)
    for (const form of forms.filter(
      (each) => each.brands.includes(brand) && !['livechat', 'newsletter'].includes(each.type),
    )) {
      const names = form.fields.map((field) => field.name);
      expect(names, form.key).toEqual(expect.arrayContaining(hidden));
      expect(new Set(names).size, form.key).toBe(names.length);
      expect(form.fields.find((field) => field.name === 'WebSource')?.value).toBe(brand);
    }
});

test('the group asks which school only where a person can know, and takes that they do not yet', () => {
  const asking = forms.flatMap(({ key, type, fields }) => {
    const field = fields.find(({ name }) => name === 'SchoolInterest');
    return field && field.type !== 'hidden' && key.startsWith('seg-') ? [{ type, field }] : [];
  });
  expect(asking.map(({ type }) => type).sort()).toEqual(['contact', 'refer', 'visit-school']);
  for (const { type, field } of asking.filter(({ type }) => type !== 'visit-school'))
    expect(field.options?.at(-1), type).toMatchObject({
      value: 'SEG',
      label: { en: 'I have not decided yet', ru: 'Ещё не решил(а)' },
    });
});

test('the groups that a dynamic select shows are the groups that fields belong to', () => {
  for (const form of forms) {
    const shown = form.fields.flatMap((field) =>
      field.type === 'dynamic_select'
        ? (field.options ?? []).flatMap((option) => option.groups ?? [])
        : [],
    );
    const used = form.fields.flatMap((field) => (field.group === undefined ? [] : [field.group]));
    expect([...new Set(shown)].sort(), form.key).toEqual([...new Set(used)].sort());
  }
  for (const type of ['brochure', 'meet-rep'])
    expect(brandForm('HIM', type).fields.some((field) => field.type === 'dynamic_select')).toBe(
      true,
    );
});

test('required fields and fields with a pattern say what is wrong in all languages', () => {
  for (const form of forms)
    for (const field of form.fields.filter((each) => each.type !== 'hidden')) {
      const texts = [
        field.label,
        ...(field.required ? [field.requiredError] : []),
        ...(field.pattern ? [field.patternError] : []),
      ];
      for (const text of texts)
        expect(Object.keys(text ?? {}).sort(), `${form.key} ${field.name}`).toEqual([
          'ar',
          'en',
          'es',
          'ru',
        ]);
    }
});

test('the visit form requires the twelve fields of the spec, with its messages word for word', () => {
  for (const brand of brands) {
    const fields = brandForm(brand, 'visit-school').fields;
    expect(
      Object.fromEntries(
        fields
          .filter((field) => field.required)
          .map((field) => [field.name, field.requiredError?.en]),
      ),
    ).toEqual({
      SchoolInterest: 'School is required',
      VisitPreferredDate: 'Choose your preferred date',
      VisitPreferredTime: 'Choose your preferred time',
      ProgrammeInterest: 'Program of interest is required',
      DesiredDates: 'Choose your desired date',
      Salutation: 'Choose your salutation',
      Name: 'Name is required',
      Surname: 'Surname is required',
      Email: 'Email is required',
      Country: 'Country is required',
      Phone: 'Phone is required',
      TermsAndConditions: 'Terms is required',
    });
    const find = (name: string) => fields.find((field) => field.name === name);
    expect([find('City')?.requiredError?.en, find('Question')?.requiredError?.en]).toEqual([
      'City is required',
      'Question is required',
    ]);
    expect(find('VisitPreferredTime')?.options?.map((option) => option.value)).toEqual(
      '08:00 08:30 09:00 09:30 10:00 10:30 11:00 11:30 12:00 12:30 13:00 13:30 14:00 14:30 15:00 15:30'.split(
        ' ',
      ),
    );
    const year = new Date().getFullYear();
    expect(find('DesiredDates')?.options?.map((option) => Number(option.value))).toEqual([
      year,
      year + 1,
      year + 2,
      year + 3,
    ]);
    expect(find('Salutation')?.options?.map((option) => option.value)).toEqual([
      'Mr.',
      'Mrs.',
      'Ms.',
    ]);
    expect(find('ProgrammeInterest')?.options?.map((option) => option.value)).toEqual([
      'Bachelor Degree',
      'Master Degree',
    ]);
  }
});

test('live chat has its fields in their order, Andorra preselected, and the constants', {
  tags: [
    ...['S3.livechat.1', 'S3.livechat.3', 'S3.livechat.6', 'S3.livechat.13', 'S3.livechat.14'],
    ...['S3.livechat.15'],
  ],
}, () => {
  const { fields } = brandForm('SEG', 'livechat');
  expect(fields.slice(0, 6).map((field) => [field.name, field.required])).toEqual(
    livechatFieldNames.map((name) => [name, true]),
  );
  expect(Object.fromEntries(fields.map((field) => [field.name, field.value]))).toMatchObject({
    country: 'AD',
    lead_source: 'Direct_Lead',
    channel: 'Live Chat',
    flag: '1',
  });
});

test('one form is a quiz, on a page and with thanks of its own, and asks for no school', {
  tags: ['S7.analytics.4'],
}, async () => {
  const { quizPage } = await import('../form-pages/quizPage.ts');
  const { thankYouPages } = await import('../form-pages/thankYouPages.ts');
  const quizzes = forms.filter(({ isQuiz }) => isQuiz).map(({ key }) => key);
  expect(quizzes).toEqual(['seg-quiz']);
  expect(quizPage.blocks?.map((block) => block.query?.form)).toEqual(quizzes);
  const thanks = thankYouPages.find(({ alias }) => alias === quizPage.field_url);
  expect(thanks?.brands).toEqual(['SEG']);
  const school = forms
    .find(({ isQuiz }) => isQuiz)
    ?.fields.find(({ name }) => name === 'SchoolInterest');
  expect([school?.type, school?.value]).toEqual(['hidden', 'SEG']);
});

/** Seconds of the keystroke-level model: a key, pointing at a control, a thought before an act. */
const [key, point, think] = [0.28, 1.1, 1.35];
/** Characters that people type; lists are read before they choose. */
const typed: Readonly<Record<string, number>> = { Email: 24, Phone: 14, Question: 300 };
const secondsFor = ({ name, type }: SeedForm['fields'][number]): number => {
  if (type === 'hidden' || type === 'heading') return 0;
  if (type === 'consent' || type === 'checkbox') return 4 * think + point;
  if (type.endsWith('select') || type === 'country') return 4 * think + 2 * point;
  return think + point + (typed[name] ?? 10) * key;
};

test('the application promises the time that its fields take', () => {
  for (const brand of brands) {
    const seconds = brandForm(brand, 'apply').fields.reduce(
      (sum, field) => sum + secondsFor(field),
      0,
    );
    expect(Math.ceil(seconds / 60), brand).toBe(4);
  }
  const above = formTexts.apply.above as L10n;
  expect([above.en, above.es, above.ar, above.ru]).toEqual([
    expect.stringContaining('about four minutes'),
    expect.stringContaining('unos cuatro minutos'),
    expect.stringContaining('نحو أربع دقائق'),
    expect.stringContaining('около четырёх минут'),
  ]);
});

test('the application asks for the programme and its start by the facts, and has the box of scholarships', () => {
  for (const brand of brands) {
    const { fields } = brandForm(brand, 'apply');
    const shown = fields
      .filter(({ type }) => type !== 'hidden')
      .map(({ name, type }) => [name, type]);
    expect(shown.slice(1, 3)).toEqual([
      ['Program', 'program_select'],
      ['DesiredDates', 'intake_select'],
    ]);
    expect(shown).toContainEqual(['Scholarship', 'checkbox']);
  }
});
