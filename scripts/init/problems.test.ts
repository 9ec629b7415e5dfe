import { expect, test } from 'vitest';
import { readFlags, readLangs, readSchool } from './flags.ts';
import { groupProblem } from './problems.ts';

const group = { code: 'LAKES', name: 'Lakes Group', host: 'lakes.example', color: '#0b6e4f' };
const school = { code: 'NORTH', name: 'North College', host: 'north.example' };
const own = { group, schools: [school], langs: ['en', 'es'] as const, adminEmail: 'a@b.example' };

test('a sound group has no problem, in any colour that links needn’t have', () => {
  expect(groupProblem(own)).toBeUndefined();
  expect(groupProblem({ ...own, group: { ...group, color: '#ffcc00' } })).toBeUndefined();
});

test.each([
  [{ accent: '#ffcc00' }, 'The contrast of accent on paper is 1.51:1; at least 4.5:1 is needed.'],
  [{ accent: 'red' }, '“red” is no colour: write # and six digits, like #0a4f45.'],
  [{ schools: [{ ...school, host: 'lakes.example' }] }, 'The host lakes.example is there twice.'],
  [{ schools: [{ ...school, host: 'localhost' }] }, 'The host localhost is there twice.'],
  [{ schools: [{ ...school, code: 'LAKES' }] }, 'The code LAKES is there twice.'],
  [{ schools: [{ ...school, code: 'HIM' }] }, 'HIM is the code of a brand that is shipped.'],
  [{ schools: [{ ...school, code: 'CRCS' }] }, 'CRCS is the code of a brand that is shipped.'],
  [
    { schools: [{ ...school, code: 'north' }] },
    '“north” is no code: two to ten capital letters and digits, beginning with a letter.',
  ],
  [{ schools: [{ ...school, host: 'https://x.example' }] }, '“https://x.example” is no host name.'],
  [{ langs: readLangs('en,de') }, '“de” is no language of Concierge: there are en, es, ar, ru.'],
  [{ langs: readLangs('es') }, 'Every page begins in English: add en.'],
  [{ adminEmail: 'ada' }, '“ada” is no mail address.'],
  [{ schools: [{ ...school, name: '' }] }, 'A name has one to eighty characters.'],
])('%j is refused in one sentence', (wrong, sentence) => {
  expect(groupProblem({ ...own, ...wrong })).toBe(sentence);
});

test('a school is written as code, name, host and perhaps a colour; English comes first', () => {
  expect(readSchool('EAST, College of Arts, East, école.example, #7A0019')).toEqual({
    code: 'EAST',
    name: 'College of Arts, East',
    host: 'xn--cole-9oa.example',
    color: '#7a0019',
  });
  expect(readLangs('es, en,es')).toEqual(['en', 'es']);
});

test.each(['NORTH', 'N,Nn', 'NORTH,north.example'])('--school %j says what it lacks', (written) => {
  expect(() => readFlags([`--school=${written}`])).toThrow(
    `--school “${written}” lacks a part: write code, name and host, as in`,
  );
});
