import { brandsVersion } from '@concierge/brands/liveBrands';
import type { Block } from '@concierge/contract/block';
import { swissDay } from '@concierge/contract/swissDay';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockRun } from './BlockRun.tsx';
import type { BlockContext } from './blockProps.ts';

interface Run {
  readonly blocks: readonly Block[];
  readonly context: BlockContext;
  readonly from?: number;
  readonly titled?: boolean;
}

/**
 * What every block looks like, by the place it stands at; it is forgotten together with the block
 * (content/readAnswer.ts).
 */
const htmlByBlock = new WeakMap<Block, Map<string, string>>();
/** Stands between blocks that are rendered together; no text of an editor can contain it. */
const cut = '<wbr data-cut=""/>';
/** Places, days and the like of one block that are kept. */
const maxVariants = 8;

/**
 * HTML of a run of neighbouring blocks. Blocks that were never seen are rendered as one React tree,
 * then cut apart and kept, so that a page that is rendered anew costs only what changed in it.
 * Nothing in a block depends on more than its language, its place, the day and the brands, whose
 * names and hosts stand in lists.
 */
export function runHtml({ blocks, context, from = 0, titled = false }: Run): string {
  const { lang, now, players } = context;
  const variant = `${lang} ${swissDay(now)} ${brandsVersion()} ${titled} ${players.join()}`;
  const placed = blocks.map((block, offset) => ({
    block,
    at: from + offset,
    place: `${variant} ${from + offset}`,
  }));
  const missing = placed.filter(({ block, place }) => !htmlByBlock.get(block)?.has(place));
  if (missing.length > 0) {
    const html = renderToStaticMarkup(
      missing.map(({ block, at }) => (
        <Fragment key={at}>
          <BlockRun blocks={[block]} context={context} from={at} titled={titled} />
          <wbr data-cut="" />
        </Fragment>
      )),
    );
    const parts = html.replace(hints, '').split(cut);
    for (const [index, { block, place }] of missing.entries())
      keep(block, place, parts[index] ?? '');
  }
  return placed.map(({ block, place }) => htmlByBlock.get(block)?.get(place)).join('');
}

/** React puts hints about pictures before what it renders; the page's head has its own. */
const hints = /^(?:<link [^>]*>)+/;

function keep(block: Block, place: string, html: string): void {
  const places = htmlByBlock.get(block) ?? new Map<string, string>();
  if (places.size >= maxVariants) places.clear();
  htmlByBlock.set(block, places.set(place, html));
}
