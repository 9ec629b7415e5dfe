import { brandsVersion } from '@concierge/brands/liveBrands';
import { swissDay } from '@concierge/contract/swissDay';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoizeHtml, objectId } from '../cache/htmlMemo.ts';
import { AnyBlock, type AnyBlockProps } from './AnyBlock.tsx';

/**
 * HTML of a block, rendered once: a page that is rendered anew costs only what changed in it, for
 * an equal block is the same object (content/readAnswer.ts). Nothing in a block depends on more
 * than its language, its place, the day and the brands, whose names and hosts stand in lists.
 */
export function blockHtml({ block, context, index, level }: AnyBlockProps): string {
  const { lang, now, players } = context;
  const place = `${lang} ${level} ${index} ${swissDay(now)} ${brandsVersion()} ${players.join()}`;
  return memoizeHtml(`block ${objectId(block)} ${place}`, () =>
    renderToStaticMarkup(<AnyBlock block={block} context={context} index={index} level={level} />),
  );
}
