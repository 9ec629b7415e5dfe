import { expect, test } from 'vitest';
import { page, testPayload } from '../testing/testPayload.ts';
import { clearCopies } from './clearCopies.ts';
import { isProse } from './copies.ts';

const payload = await testPayload();

test('prose is told from what is rightly the same in two languages', () => {
  const prose = [
    'Learn how to cook with the chefs of the academy.',
    'What you will learn in a year',
    'Our students come from all over the world',
  ];
  const names = [
    'Culinary Arts Academy Switzerland',
    '+41 21 989 26 60',
    'Avenue de la Gare 12, 1820 Montreux',
    'hello@him.example',
    '98 %',
    'HIM',
  ];
  expect(prose.map(isProse)).toEqual(prose.map(() => true));
  expect(names.map(isProse)).toEqual(names.map(() => false));
});

test('English stored as a translation is found, dry at first; written, only prose goes, and only from that language', async () => {
  const said = {
    lead: 'Learn how to cook with the chefs of the academy.',
    quote: 'It was the best year of my life.',
  };
  const quote = (field_text: string, field_author: string) => ({
    blockType: 'quote' as const,
    field_text,
    field_author,
  });
  const { id } = await page(payload, {
    title: 'Cooking',
    field_lead: said.lead,
    field_blocks: [quote(said.quote, 'Ana María Pérez')],
  });
  const { field_blocks } = await payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    overrideAccess: true,
  });
  const update = (locale: 'es' | 'ar', data: object) =>
    payload.update({
      collection: 'pages',
      id,
      locale,
      data: { ...data, _status: 'published' },
      overrideAccess: true,
    });
  const copied = { field_lead: said.lead, field_blocks };
  await update('ar', { title: 'طبخ' });
  await update('ar', copied);
  await update('es', { title: 'Cocina', field_lead: 'Aprende a cocinar.' });
  const read = async () =>
    payload.findByID({ collection: 'pages', id, locale: 'all', depth: 0, overrideAccess: true });
  const before = await read();
  const found = await clearCopies(payload, { write: false, only: id });
  const pages = found.filter(({ collection }) => collection === 'pages');
  expect(
    pages
      .map(({ path, lang, isProse: prose, cameLater }) => [path, lang, prose, cameLater])
      .toSorted(),
  ).toEqual([
    ['field_blocks.0.field_author', 'ar', false, true],
    ['field_blocks.0.field_text', 'ar', true, true],
    ['field_lead', 'ar', true, true],
  ]);
  expect(await read()).toEqual(before);
  await clearCopies(payload, { write: true, only: id });
  const after = (await read()) as unknown as {
    field_lead: object;
    title: object;
    _status: string;
    field_blocks: object[];
  };
  expect(after).toMatchObject({
    _status: 'published',
    title: { en: 'Cooking', ar: 'طبخ', es: 'Cocina' },
    field_lead: { en: said.lead, es: 'Aprende a cocinar.' },
    field_blocks: [
      {
        field_text: { en: said.quote },
        field_author: { en: 'Ana María Pérez', ar: 'Ana María Pérez' },
      },
    ],
  });
  expect(JSON.stringify(after.field_lead)).not.toContain('"ar":"L');
  expect(
    (await clearCopies(payload, { write: false, only: id })).filter(
      (copy) => copy.collection === 'pages' && copy.isProse,
    ),
  ).toEqual([]);
});
