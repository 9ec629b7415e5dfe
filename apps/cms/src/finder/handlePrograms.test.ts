import { finderAnswerSchema } from '@concierge/contract/finder';
import { expect, test } from 'vitest';
import { page, smallPicture, testPayload, unique } from '../testing/testPayload.ts';
import { handlePrograms } from './handlePrograms.ts';

const payload = await testPayload();

async function fetchAsked(lang: string, ...aliases: string[]) {
  const query = new URLSearchParams({ lang, alias: aliases.join() });
  const request = new Request(`http://localhost/api/programs?${query}`, {
    headers: { entorno: 'HIM' },
  });
  const answer = await (await handlePrograms(payload, request)).json();
  return finderAnswerSchema.parse(answer).asked;
}
const askedAt = async (...asked: Parameters<typeof fetchAsked>) =>
  (await fetchAsked(...asked)).map(({ title, alias }) => [title, alias]);

const facts = {
  school: 'HIM',
  level: 'bachelor',
  subject: 'hospitality',
  mode: 'full_time',
  duration_months: 36,
  semesters: 6,
} as const;

test('a programme is found by its path in every language, once, while it is published', async () => {
  const [en, es] = [`/programs/${unique('bachelor')}/`, `/programs/${unique('grado')}/`];
  const { id } = await page(payload, {
    type: 'program',
    title: 'Bachelor',
    alias: en,
    program: facts,
  });
  const save = (locale: 'en' | 'es', data: object) =>
    payload.update({ collection: 'pages', id, locale, data, overrideAccess: true });
  await save('es', { title: 'Grado', alias: es, _status: 'published' });
  expect(await askedAt('es', es)).toEqual([['Grado', es]]);
  expect(await askedAt('es', en)).toEqual([['Grado', es]]);
  expect(await askedAt('en', es, en)).toEqual([['Bachelor', en]]);
  await save('en', { _status: 'draft' });
  expect(await askedAt('en', es, en)).toEqual([]);
});

test('a programme has the campus and the picture of today, though only they have changed', async () => {
  const campus = await page(payload, { type: 'singleCampus', title: 'Upper house' });
  const picture = await smallPicture(payload);
  const { alias } = await page(payload, {
    type: 'program',
    field_hero_image: picture.id,
    program: { ...facts, campuses: [campus.id] },
  });
  const shown = async () => {
    const [program] = await fetchAsked('en', alias ?? '');
    return [program?.facts.campuses.map(({ title }) => title), program?.image?.alt];
  };
  expect(await shown()).toEqual([['Upper house'], 'A pixel']);
  const save = { locale: 'en', overrideAccess: true } as const;
  const media = { collection: 'media', id: picture.id } as const;
  await payload.update({
    collection: 'pages',
    id: campus.id,
    data: { title: 'Lower house' },
    ...save,
  });
  expect(await shown()).toEqual([['Lower house'], 'A pixel']);
  await payload.update({ ...media, data: { alt: 'A dot' }, ...save });
  expect(await shown()).toEqual([['Lower house'], 'A dot']);
});
