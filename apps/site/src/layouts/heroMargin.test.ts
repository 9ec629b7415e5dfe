import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { nodeTypes } from '@concierge/contract/node';
import { expect, test } from 'vitest';
import { heroMargin } from './heroMargin.ts';

const image = { url: '/api/media/file/a.jpg', alt: '' };
const withoutImage = { field_hero_image: undefined };

test('school and program have their own margin, with a hero image and without', {
  tags: ['S2.hero.1'],
}, () => {
  for (const type of ['school', 'program'] as const) {
    expect(heroMargin({ type, ...withoutImage })).toBe('program');
    expect(heroMargin({ type, field_hero_image: image })).toBe('program');
  }
});

test('home and lego have theirs', { tags: ['S2.hero.2'] }, () => {
  for (const type of ['homepage', 'lego_page'] as const)
    expect(heroMargin({ type, field_hero_image: image })).toBe('home');
});

test('every other node type has one only with a hero image', { tags: ['S2.hero.3'] }, () => {
  for (const type of nodeTypes.filter(
    (name) => !['school', 'program', 'homepage', 'lego_page'].includes(name),
  )) {
    expect(heroMargin({ type, field_hero_image: image }), type).toBe('image');
    expect(heroMargin({ type, ...withoutImage }), type).toBe('none');
  }
  expect(Object.keys(nodeExamples)).toHaveLength(nodeTypes.length);
});
