import { overlayBrands } from '@concierge/brands/liveBrands';
import { blockSchemas, isBlockType } from '@concierge/contract/block';
import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { stringsOf } from '../i18n/strings.ts';
import { BlockRun } from './BlockRun.tsx';
import { runHtml } from './runHtml.tsx';

afterEach(() => overlayBrands([]));

const blocks = Object.entries(blockExamples).flatMap(([type, { full }]) =>
  isBlockType(type) && type !== 'webform' ? [blockSchemas[type].parse(full)] : [],
);
const context = {
  lang: 'en',
  t: stringsOf('en'),
  now: Date.parse('2026-11-21T10:00:00Z'),
  players: ['youtube', 'vimeo'],
} as const;
/** Without React's hints about pictures, for which the page's head has its own. */
const anew = (run: Parameters<typeof runHtml>[0]) =>
  renderToStaticMarkup(<BlockRun {...run} />).replace(/^(?:<link [^>]*>)+/, '');

test('kept blocks look as if they were rendered anew, wherever they stand, in whatever language, on whatever day', () => {
  const runs = [
    { blocks, context, titled: true },
    { blocks: blocks.toReversed(), context, from: 3 },
    { blocks, context: { ...context, lang: 'ar', t: stringsOf('ar') } as const },
    { blocks, context: { ...context, players: [] } },
    { blocks, context: { ...context, now: Date.parse('2036-03-27T10:00:00Z') } },
  ];
  for (const run of [...runs, ...runs]) expect(runHtml(run)).toBe(anew(run));
});

test('a block among kept ones is rendered alone', () => {
  const [hero, ...rest] = blocks;
  if (hero?.type !== 'hero') throw new Error('the first example is a hero');
  const changed = [{ ...hero, field_title: 'Changed <b>' }, ...rest];
  expect(runHtml({ blocks: changed, context })).toBe(anew({ blocks: changed, context }));
});

test('a brand that moved is linked at its new host at once', () => {
  runHtml({ blocks, context });
  overlayBrands([{ code: 'HIM', name: 'Renamed', hosts: ['moved.example.org'] }]);
  const html = runHtml({ blocks, context });
  expect(html).toContain('https://moved.example.org/en/');
  expect(html).toBe(anew({ blocks, context }));
});
