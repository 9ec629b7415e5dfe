import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { formTypes, type NodeType, nodeTypes, type PageTextField } from '@concierge/contract/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BigDate } from './event/BigDate.tsx';
import { layouts } from './registry.ts';
import { parseNode, testContext } from './testContext.ts';

type Example = 'plain' | 'full' | 'arabic';
function layoutHtml(type: NodeType, example: Example = 'full'): string {
  const input = nodeExamples[type][example];
  const { Layout, tone } = layouts[type];
  return renderToStaticMarkup(
    <Layout
      context={testContext({ node: input, lang: example === 'arabic' ? 'ar' : 'en' })}
      node={parseNode(input)}
      tone={tone}
      form={<form id="the-form" />}
    >
      <p id="the-blocks" />
    </Layout>,
  );
}
const isForm = (type: NodeType) => formTypes.some((one) => one === type);

describe.each([...nodeTypes])('layout of %s', { tags: ['S2.shell.1', 'S2.nodetype.6'] }, (type) => {
  test.each(['plain', 'full', 'arabic'] as const)(
    'shows the %s example with one h1 at most, its blocks and its form',
    (example) => {
      const html = layoutHtml(type, example);
      const heroOpens = parseNode(nodeExamples[type][example]).field_blocks[0]?.type === 'hero';
      expect(html.match(/<h1/g) ?? []).toHaveLength(heroOpens ? 0 : 1);
      expect(html).toContain('the-blocks');
      expect(html.includes('the-form')).toBe(isForm(type));
      expect(html).not.toContain(' style=');
    },
  );
});

test('a program shows award, mode, workload, duration, price, intakes and campus', {
  tags: ['S2.shell.3', 'S2.nodetype.3'],
}, () => {
  const html = layoutHtml('program');
  for (const fact of [
    'Bachelor of Arts',
    'Full time, on campus',
    '40 hours a week',
    '42 months',
    'CHF\u00a0138,600 in all',
    'February 11, 2036',
    'Mürren',
  ])
    expect(html).toContain(fact);
  for (const anchor of ['overview', 'requirements', 'curriculum', 'fees'])
    expect(html).toContain(`href="#${anchor}"`);
});

test.each([...nodeTypes])('a page of type %s opens on the ground that it is given', (type) => {
  const { Layout } = layouts[type];
  const node = parseNode({ ...nodeExamples[type].plain, field_blocks: [] });
  const html = renderToStaticMarkup(
    <Layout context={testContext({ node: nodeExamples[type].plain })} node={node} tone="ink" />,
  );
  // Beside the text of a form in two columns is paper.
  const [ground, story] = [...html.matchAll(/data-tone="(\w+)"/g)].map(([, tone]) => tone);
  expect(ground === 'paper' ? story : ground).toBe('ink');
});

test('a program without a price asks to inquire, in the page’s language', {
  tags: ['S9.offer.4'],
}, () => {
  const { program } = nodeExamples.program.plain;
  if (!program) throw new Error('the example has no facts');
  const input = { ...nodeExamples.program.plain, program: { ...program, fees: [] } };
  for (const lang of ['en', 'es', 'ar', 'ru'] as const) {
    const context = testContext({ node: input, lang });
    expect(
      renderToStaticMarkup(
        <layouts.program.Layout context={context} node={parseNode(input)} tone="brand" />,
      ),
    ).toContain(context.t.spec.inquireForFees);
  }
  expect(testContext().t.spec.inquireForFees).toBe('Please inquire for tuition fees');
});

test('apply shows title, body, side cards and form', {
  tags: [...['S2.formpage.1', 'S2.formpage.2', 'S2.formpage.3', 'S2.formpage.4', 'S2.formpage.5']],
}, () => {
  const html = layoutHtml('apply');
  for (const text of [
    'Apply now',
    'You can change everything until the deadline.',
    'Step 1',
    'You write',
    'This form.',
    'the-form',
  ])
    expect(html).toContain(text);
});

test('contact shows the form only', { tags: ['S2.formpage.6'] }, () => {
  const html = layoutHtml('contact');
  expect(html).toContain('the-form');
  expect(html).not.toContain('We answer within one working day.');
});

test.each(['brochure', 'visit', 'refer', 'livechat'] as const)(
  '%s shows pretitle, title, description and form',
  {
    tags: [
      ...['S2.formpage.7', 'S2.formpage.8', 'S2.formpage.9', 'S2.formpage.10', 'S2.formpage.11'],
    ],
  },
  (type) => {
    const html = layoutHtml(type);
    for (const text of [
      'Admissions',
      nodeExamples[type].full.title,
      nodeExamples[type].full.field_lead ?? '?',
      'the-form',
    ])
      expect(html).toContain(text);
  },
);

test.each(['webinar', 'open_house', 'open_culinary', 'meet'] as const)(
  '%s shows an info block beside its form',
  { tags: ['S2.formpage.12', 'S2.formpage.13', 'S2.formpage.14', 'S2.nodetype.5'] },
  (type) => {
    const html = layoutHtml(type);
    expect(html).toContain('<dl');
    expect(html).toContain('<time');
    expect(html).toContain('the-form');
  },
);

test('a webinar’s duration is in minutes', { tags: ['S9.webinar.1'] }, () => {
  expect(layoutHtml('webinar')).toMatch(/\d+ minutes/);
});

test('a news article shows date, author and what to read next; a campus its figures and facilities', {
  tags: ['S2.nodetype.2', 'S2.nodetype.4'],
}, () => {
  expect(layoutHtml('singleNews')).toContain('November 12, 2026');
  expect(layoutHtml('singleNews')).toContain('Editorial team');
  expect(layoutHtml('singleCampus')).toContain('1,638');
});

test('the month behind the large day of an event is inflected as its language asks', () => {
  const bigDateText = (lang: 'en' | 'es' | 'ar' | 'ru') =>
    renderToStaticMarkup(<BigDate when="2027-01-03" lang={lang} />).replaceAll(/<[^>]*>/g, '|');
  expect(bigDateText('ru')).toContain('|января 2027');
  expect(bigDateText('es')).toContain('|enero de 2027|');
  expect(bigDateText('en')).toContain('|January 2027|');
});

test('facts of an Arabic programme are set apart by Arabic commas', () => {
  const { program } = nodeExamples.program.full;
  if (!program) throw new Error('the example has no facts');
  const input = {
    ...nodeExamples.program.full,
    program: {
      ...program,
      languages: ['en', 'de'],
      internship: { months: 12, monthly_pay: 2350 },
      campuses: [{ title: 'مورين' }, { title: 'برن' }],
    },
  };
  const { Layout, tone } = layouts.program;
  const html = renderToStaticMarkup(
    <Layout
      context={testContext({ node: input, lang: 'ar' })}
      node={parseNode(input)}
      tone={tone}
    />,
  ).replaceAll(/<[^>]*>/g, '');
  for (const fact of ['مورين، برن', 'الإنجليزية، الألمانية', 'شهرًا، '])
    expect(html).toContain(fact);
});

test.each([...nodeTypes])(
  'a %s in Arabic says of its own texts which of them are in English, and writes those from left to right',
  (type) => {
    const marks = ' lang="en" dir="ltr"';
    const texts = { field_pretitle: 'A line', field_lead: 'A lead', body: '<p>A body</p>' };
    const cards = { field_side_cards: [{ lang: 'en' as const, title: 'A card' }] };
    const input = { ...nodeExamples[type].plain, ...texts, ...cards, field_blocks: [] };
    const html = (in_english: PageTextField[]) => {
      const node = parseNode({ ...input, lang: 'ar', in_english });
      const { Layout, tone } = layouts[type];
      return renderToStaticMarkup(
        <Layout context={testContext({ lang: 'ar' })} node={node} tone={tone} />,
      );
    };
    const marked = html(['field_pretitle', 'field_lead', 'body']);
    const unmarked = marked
      .replaceAll(/<bdi lang="en" dir="ltr">A (line|lead)<\/bdi>/g, '')
      .replaceAll(/<div class="[^"]*" lang="en" dir="ltr" data-richtext=""><p>A body/g, '')
      .replaceAll(/<section lang="en" dir="ltr"><h2>A card/g, '');
    expect(unmarked).not.toMatch(/A (line|lead|body|card)/);
    if (type !== 'contact') expect(marked).toContain('>A body');
    expect(html([]).replaceAll(`<section${marks}><h2>A card`, '')).not.toContain(marks);
  },
);
