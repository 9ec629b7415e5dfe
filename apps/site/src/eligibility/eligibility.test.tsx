import { applicantFields, qualifications, readApplicant } from '@concierge/contract/applicant';
import { eligibility as evaluate } from '@concierge/contract/eligibility';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { programs } from '@concierge/contract/examples/programs';
import type { Form } from '@concierge/contract/form';
import { langs } from '@concierge/contract/lang';
import { programTeaserSchema } from '@concierge/contract/program';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testField } from '../../tests/leadBackend.ts';
import { toFormProps } from '../forms/props/formProps.ts';
import { canonical } from '../layouts/head/canonical.ts';
import { robots } from '../layouts/head/robots.ts';
import { parseNode, testContext } from '../layouts/testContext.ts';
import { allowedQuery } from '../server/pages/queryRules.ts';
import { EligibilityCheck } from './EligibilityCheck.tsx';
import { EligibilityNote } from './EligibilityNote.tsx';
import { loadProgramContext } from './loadProgramContext.ts';
import { criterionReason } from './words.ts';

const input = nodeExamples.program.full;
const path = `/en${input.alias}`;
const [bachelor] = programs;
const teaser = programTeaserSchema.parse(bachelor);
const aliasInSpanish = '/carreras/grado/';
vi.mock('../finder/fetchPrograms.ts', () => ({
  fetchPrograms: async (_: unknown, __: unknown, aliases: readonly string[]) => ({
    asked: aliases.some((alias) => [teaser.alias, aliasInSpanish].includes(alias)) ? [teaser] : [],
  }),
}));

beforeAll(() => void vi.setSystemTime('2026-11-21T10:00:00Z'));
afterAll(() => void vi.useRealTimers());

function eligibilityHtml(query: string, lang: (typeof langs)[number] = 'en'): string {
  const context = testContext({ node: input, query, lang });
  const { program } = parseNode(input);
  if (!program) throw new Error('the example has no facts');
  return renderToStaticMarkup(
    <EligibilityCheck context={context} facts={program} title={input.title} alias={input.alias} />,
  );
}
const queryWith = (more: Record<string, string> = {}) =>
  `?${new URLSearchParams({ country: 'DE', qualification: 'secondary', level: 'B2', age: '19', ...more })}`;

test('asks four questions as a form that works by its address alone', () => {
  const html = eligibilityHtml('');
  expect(html).toContain(`action="${path}#eligibility" method="get"`);
  for (const field of applicantFields)
    expect(html).toMatch(new RegExp(`<label for="eligibility-${field}".*name="${field}"`, 's'));
  expect(html.match(/<option/g)?.length).toBeGreaterThan(250);
  expect(html).not.toContain('data-verdict');
});

test.each(langs)(
  'answers with verdict, reasons, the next start and the way to admissions in %s',
  (lang) => {
    const html = eligibilityHtml(queryWith(), lang);
    const { t } = testContext({ lang });
    expect(html).toContain('data-verdict="met"');
    for (const text of [
      t.eligibility.met,
      t.eligibility.again,
      t.eligibility.send,
      t.eligibility.disclaimer,
    ])
      expect(html).toContain(text);
    expect(html).toContain(
      `/${lang}/apply/?country=DE&amp;qualification=secondary&amp;level=B2&amp;age=19&amp;program=`,
    );
    expect(html).toContain(teaser.facts.intakes[0]?.date.slice(0, 4));
    expect(html).not.toMatch(/\{\w+\}/);
  },
);

test.each([
  [{ level: 'B1' }, 'missing', 'Required: B2; you said B1.'],
  [{ age: '17' }, 'missing', 'You must be at least 18 by the start of the program.'],
  [{ country: 'IN' }, 'ask', 'We check qualifications from India one by one.'],
  [{ level: 'unknown' }, 'ask', 'We find out your level together'],
  [{ qualification: 'vocational' }, 'ask', 'Admissions look at this qualification one by one.'],
] as const)('%j: %s, because “%s”', (more, verdict, reason) => {
  const html = eligibilityHtml(queryWith(more));
  expect(html).toContain(`data-verdict="${verdict}" data-quiz-done`);
  expect(html).toContain(reason);
});

test.each(langs)('where every qualification is accepted, none is called required in %s', (lang) => {
  const { t } = testContext({ lang });
  const said = { country: 'DE', qualification: 'secondary', level: 'B2', age: 19 } as const;
  const reason = (accepts: (typeof qualifications)[number][]) => {
    const requirements = [{ qualification: 'A reason', accepts, considers: [], countries: [] }];
    const answer = evaluate({ ...teaser.facts, requirements }, said, '2026-11-21');
    const criterion = answer.criteria.find(({ name }) => name === 'qualification');
    return criterion && criterionReason(criterion, answer, said, lang, t);
  };
  expect(reason([...qualifications])).toBe('A reason');
  expect(reason(['secondary'])).toBe(
    t.eligibility.reasonQualification.replace('{value}', 'A reason'),
  );
});

describe('bad input has a sentence beside its field, and keeps what was typed', () => {
  test.each([
    ['age', '7'],
    ['age', '300'],
    ['age', '-18'],
    ['age', '18.5'],
    ['age', '1e2'],
    ['age', 'eighteen'],
    ['age', '<script>'],
    ['age', ''],
    ['country', 'XX'],
    ['country', 'Atlantis'],
    ['qualification', 'doctor of everything'],
    ['level', 'Z9'],
    ['level', '__proto__'],
  ] as const)('%s “%s”', (field, value) => {
    const html = eligibilityHtml(queryWith({ [field]: value }));
    const { t } = testContext();
    expect(html).not.toContain('data-verdict');
    const sentence = t.eligibility.problems[field].replace('{from}', '14').replace('{to}', '99');
    expect(html).toContain(`id="eligibility-${field}-error">${sentence}</span>`);
    expect(html).toContain(`aria-invalid="true" aria-describedby="eligibility-${field}-error"`);
    expect(html.match(/ id="eligibility-\w+-error"/g)).toHaveLength(1);
    if (field === 'age' && value)
      expect(html).toContain(`value="${value.replace('<', '&lt;').replace('>', '&gt;')}"`);
    if (field !== 'country') expect(html).toContain('<option value="DE" selected="">');
    if (field !== 'age') expect(html).toContain('value="19"');
  });

  test('Arabic digits are digits', () => {
    for (const age of ['١٩', '۱۹'])
      expect(readApplicant(new URLSearchParams(queryWith({ age })))?.applicant?.age).toBe(19);
  });

  test('any address gives a form or an answer', () => {
    fc.assert(
      fc.property(
        fc.record({
          country: fc.string(),
          qualification: fc.string(),
          level: fc.string(),
          age: fc.string(),
        }),
        (typed) => {
          expect(eligibilityHtml(`?${new URLSearchParams(typed)}`)).toContain('<form');
        },
      ),
      { numRuns: 25 },
    );
  });
});

test('an answer is no page for search engines: noindex, its canonical link the plain page; its address survives the page front', () => {
  const context = testContext({ node: input, query: queryWith() });
  expect(robots(context)).toBe('noindex');
  expect(robots(testContext({ node: input }))).toBeUndefined();
  expect(canonical(context)).toBe(`https://him.example.org${path}`);
  // An editor may have put the programme anywhere, in each language elsewhere.
  for (const address of [path, '/es/carreras/hoteleria/', '/ru/%D1%83%D1%87%D1%91%D0%B1%D0%B0/'])
    expect(
      new URLSearchParams(allowedQuery(address, `${queryWith()}&utm_source=x`))
        .toString()
        .split('&'),
    ).toHaveLength(4);
  for (const listing of ['/en/', '/en/news/', '/en/events/'])
    expect(allowedQuery(listing, queryWith())).toBe('');
});

const programAt = (alias: string) => ({ alias, title: 'T', school: 'HIM', level: 'bachelor' });

describe('the answer goes along with an enquiry', () => {
  const node = nodeExamples.apply.full;
  const query = `${queryWith({ country: 'IN' })}&program=${encodeURIComponent(teaser.alias)}`;

  test('the form page shows it, its form carries it sealed, and what was answered is filled in', async () => {
    const context = testContext({ node, query });
    const eligibility = (await loadProgramContext(context))?.eligibility;
    expect(eligibility?.note).toContain(
      `“Can I apply?” HIM, ${teaser.title} (${teaser.alias}): Admissions will look at your case in person.`,
    );
    expect(eligibility?.note).toContain(
      'School in India; Secondary school certificate; language B2; age 19.',
    );
    expect(eligibility?.answer).toEqual(
      evaluate(
        teaser.facts,
        { country: 'IN', qualification: 'secondary', level: 'B2', age: 19 },
        '2026-11-21',
      ),
    );
    if (!eligibility) return;
    expect(
      renderToStaticMarkup(<EligibilityNote query={eligibility} context={context} />),
    ).toContain('Your answers go along with your enquiry.');
    const form = parseNode(node).field_webform_dynamic_paragraph;
    if (!form) throw new Error('the example has no form');
    const plain = toFormProps(form, context);
    const props = toFormProps(form, { ...context, eligibility });
    expect(props.context.length).toBeGreaterThan(plain.context.length);
  });

  test('its programme, country and qualification stand in the application; another page’s programme alone does, too', async () => {
    const form: Form = {
      ...(parseNode(node).field_webform_dynamic_paragraph as Form),
      fields: [
        testField('Program', 'program_select', {
          options: [
            { value: '7', label: 'Another', groups: [], program: programAt('/programs/other/') },
            { value: '8', label: teaser.title, groups: [], program: programAt(teaser.alias) },
          ],
        }),
        testField('Country', 'country'),
        testField('Qualification', 'select', {
          options: [{ value: 'secondary', label: 'School', groups: [] }],
        }),
      ],
    };
    const valuesAt = async (address: string) => {
      const context = await loadProgramContext(testContext({ node, query: address }));
      const props = context && toFormProps(form, context);
      return props?.form.fields.map(({ value }) => value);
    };
    expect(await valuesAt(query)).toEqual(['8', 'IN', 'secondary']);
    const alone = (alias: string) => `?${new URLSearchParams({ program: alias })}`;
    expect(await valuesAt(alone('/programs/other/'))).toEqual(['7', undefined, undefined]);
    // A visitor who changes the page's language keeps the programme.
    expect(await valuesAt(alone(aliasInSpanish))).toEqual(['8', undefined, undefined]);
    expect(await valuesAt(alone('/programs/gone/'))).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    '?program=/programs/gone/',
    queryWith(),
    `${queryWith({ age: '7' })}&program=${teaser.alias}`,
    '',
  ])('not that of %s', async (wrong) =>
    expect(await loadProgramContext(testContext({ node, query: wrong }))).not.toHaveProperty(
      'eligibility',
    ),
  );
});
