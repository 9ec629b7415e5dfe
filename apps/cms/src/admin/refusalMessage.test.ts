import { expect, test } from 'vitest';
import { sayIn } from '../i18n/say.ts';
import { refusalMessage } from './refusalMessage.ts';

const say = sayIn('es');
const answer = (status: number, body: unknown) => Response.json(body, { status });

test('a refusal is said in the words of the backend', async () => {
  const refused = answer(403, { errors: [{ message: 'Se muestra también en CAA.' }] });
  expect(await refusalMessage(refused, say)).toBe('Se muestra también en CAA.');
});

test('what says nothing to people is said in general words', async () => {
  expect(await refusalMessage(undefined, say)).toBe('No ha funcionado.');
  const silent = [
    new Response('Bad Gateway', { status: 502 }),
    answer(500, null),
    answer(400, { errors: [] }),
    answer(404, { errors: [{ message: 'Not Found' }] }),
  ];
  for (const one of silent)
    expect(await refusalMessage(one, say)).toBe(`No ha funcionado (${one.status}).`);
});
