import { expect, test } from 'vitest';
import { fieldFor, shownAt } from './fieldFor.ts';

const rich = (...paragraphs: string[]) => ({
  root: {
    children: paragraphs.map((text) => ({
      children: [{ text: text.slice(0, 4) }, { children: [{ text: text.slice(4) }] }],
    })),
  },
});
const values = {
  title: 'A school by the lake',
  field_lead: 'Two years, two internships.',
  field_hero_image: 7,
  body: rich('First paragraph here.', 'Second paragraph there.'),
  'field_blocks.0.id': 'a1',
  'field_blocks.0.blockType': 'cards',
  'field_blocks.0.field_title': 'Visit us',
  'field_blocks.0.field_items.0.field_title': 'In summer',
  'field_blocks.0.field_items.0.image': 3,
  'field_blocks.0.field_items.1.field_title': 'In winter',
  'field_blocks.0.field_items.1.image': 4,
  'field_blocks.1.id': 'b2',
  'field_blocks.1.field_title': 'Visit us',
  'field_blocks.1.field_text': rich('A quiet school.'),
};

test.each([
  [{ texts: ['A school  by\nthe Lake'] }, 'title'],
  [{ texts: ['there', 'Second paragraph there.'] }, 'body'],
  [{ texts: [], picture: 0 }, 'field_hero_image'],
  [{ block: 'b2', texts: ['Visit us'] }, 'field_blocks.1.field_title'],
  [{ block: 'b2', texts: ['quiet'] }, 'field_blocks.1.field_text'],
  [{ block: 'a1', texts: ['In winter'] }, 'field_blocks.0.field_items.1.field_title'],
  [{ block: 'a1', texts: [''], picture: 1 }, 'field_blocks.0.field_items.1.image'],
  [{ block: 'a1', texts: ['Button of the interface'] }, 'field_blocks.0'],
  [{ block: 'b2-c9', texts: ['Of a section that b2 names'] }, 'field_blocks.1'],
  [{ texts: ['Nobody wrote this'] }, undefined],
])('%j is at %s', (clicked, path) => expect(fieldFor(values, clicked)).toBe(path));

test('what a field shows is found again by it', () => {
  for (const path of Object.keys(values).filter((one) => !/(?:id|blockType)$/.test(one))) {
    const shown = shownAt(values, path);
    expect(shown && fieldFor(values, shown), path).toBe(path);
  }
});
