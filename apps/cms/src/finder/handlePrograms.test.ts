import { finderAnswerSchema } from '@concierge/contract/finder';
import { expect, test } from 'vitest';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { handlePrograms } from './handlePrograms.ts';

const payload = await testPayload();

async function askedAt(lang: string, ...aliases: string[]) {
  const query = new URLSearchParams({ lang, alias: aliases.join() });
  const request = new Request(`http://localhost/api/programs?${query}`, {
    headers: { entorno: 'HIM' },
  });
  const answer = await (await handlePrograms(payload, request)).json();
  return finderAnswerSchema.parse(answer).asked.map(({ title, alias }) => [title, alias]);
}

test('a programme is found by its path in every language, once, while it is published', async () => {
  const [en, es] = [`/programs/${unique('bachelor')}/`, `/programs/${unique('grado')}/`];
  const { id } = await page(payload, {
    type: 'program',
    title: 'Bachelor',
    alias: en,
    program: {
      school: 'HIM',
      level: 'bachelor',
      subject: 'hospitality',
      mode: 'full_time',
      duration_months: 36,
      semesters: 6,
    },
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
