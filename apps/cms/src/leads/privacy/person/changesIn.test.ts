import { expect, test } from 'vitest';
import { changesIn } from './correctPerson.ts';

test('what an officer corrects is stored as forms store it: without marks that nobody sees, in Latin digits', () =>
  expect(
    changesIn(
      {
        Name: 'ليلى\u200d ٣',
        Email: '\u200eLayla.٣@visitor.example',
        Phone: '\u200f+٩٧١ ٥٠ ١٢٣ ٤٥٦٧',
      },
      'en',
    ),
  ).toEqual({
    Name: 'ليلى\u200d ٣',
    Email: 'layla.3@visitor.example',
    Phone: '+971 50 123 4567',
  }));
