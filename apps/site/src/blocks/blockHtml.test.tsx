import { overlayBrands } from '@concierge/brands/liveBrands';
import type { Block } from '@concierge/contract/block';
import { blockSchemas, isBlockType } from '@concierge/contract/block';
import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { interfaceStrings } from '../i18n/strings.ts';
import { AnyBlock, type AnyBlockProps } from './AnyBlock.tsx';
import { blockHtml } from './blockHtml.tsx';
import type { BlockContext } from './blockProps.ts';

afterEach(() => overlayBrands([]));

const blocks = Object.entries(blockExamples).flatMap(([type, named]) =>
  isBlockType(type) && type !== 'webform'
    ? Object.values(named).map((example) => blockSchemas[type].parse(example))
    : [],
);
const context: BlockContext = {
  lang: 'en',
  t: interfaceStrings('en'),
  now: Date.parse('2026-11-21T10:00:00Z'),
  players: ['youtube', 'vimeo'],
};
const places: Omit<AnyBlockProps, 'block'>[] = [
  { context, index: 0, level: 1 },
  { context, index: 0, level: 2 },
  { context, index: 3, level: 2 },
  { context: { ...context, lang: 'ar', t: interfaceStrings('ar') }, index: 3, level: 2 },
  { context: { ...context, players: [] }, index: 3, level: 2 },
  { context: { ...context, now: Date.parse('2036-03-27T10:00:00Z') }, index: 3, level: 2 },
];
const rendered = (props: AnyBlockProps) => renderToStaticMarkup(<AnyBlock {...props} />);

test('a block looks as if it were rendered anew, wherever it stands, in whatever language, on whatever day', () => {
  for (const place of [...places, ...places])
    for (const block of blocks)
      expect(blockHtml({ block, ...place })).toBe(rendered({ block, ...place }));
});

test('no block brings hints about its pictures: the page’s head has its own', () => {
  for (const place of places)
    for (const block of blocks) expect(blockHtml({ block, ...place })).not.toContain('<link');
});

test('a changed block is another one', () => {
  const hero = blockSchemas.hero.parse(blockExamples.hero.full);
  const place = { context, index: 0, level: 1 } as const;
  blockHtml({ block: hero, ...place });
  const changed: Block = { ...hero, field_title: 'Changed <b>' };
  expect(blockHtml({ block: changed, ...place })).toContain('Changed &lt;b&gt;');
});

test('a brand that moved is linked at its new host at once', () => {
  const all = () =>
    blocks.map((block) => blockHtml({ block, context, index: 3, level: 2 })).join('');
  all();
  overlayBrands([{ code: 'HIM', name: 'Renamed', hosts: ['moved.example.org'] }]);
  expect(all()).toContain('https://moved.example.org/en/');
});
