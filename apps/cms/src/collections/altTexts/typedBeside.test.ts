import { expect, test } from 'vitest';
import { changedTexts } from './changedTexts.ts';
import { typedBeside } from './typedBeside.ts';

test("of a picture's text that is typed in two fields the last one is saved", () => {
  const stored = { en: 'Stored', es: 'Guardado' };
  const form = (text: string) => ({ lang: 'en', text }) as const;
  /** What is saved after the form: `typed` was typed beside it while it said `then`. */
  const saved = (typed: object, then: string, now: string) =>
    changedTexts({ ...stored, en: now }, typedBeside(typed, form(then), form(now)));
  const typed = { en: 'Beside', es: 'Al lado' };
  expect(saved(typed, 'Stored', 'Stored')).toEqual(typed);
  expect(saved(typed, 'Stored', 'In the form')).toEqual({ es: 'Al lado' });
  expect(saved(typed, 'In the form', 'In the form')).toEqual(typed);
  // Typed back to what is stored, after the form's field says something else.
  expect(saved({ en: 'Stored' }, 'In the form', 'In the form')).toEqual({ en: 'Stored' });
});
