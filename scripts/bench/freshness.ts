import type { BrandCode } from '@concierge/brands/brands';
import { get } from '../../tests/get.ts';
import { at } from '../../tests/product.ts';
import type { Doc, Editor } from './kit/editor.ts';
import type { Row } from './kit/table.ts';

const edits = 1000;
/** Editors at work at the same time, each on pages of their own. */
const editors = 2;
/** Milliseconds after which no more edits are made. */
const longest = 170_000;

/**
 * Random edits of random pages on every brand: how long each takes from the click on publish to
 * fresh bytes, and whether any page ever falls back behind what was published: the edited page and
 * two others are read after every edit, for as long as the run takes.
 */
export async function benchFreshness(editor: Editor): Promise<Row[]> {
  const pages = await editor.pages();
  const published = new Map<Doc, number>();
  const times: number[] = [];
  let stale = 0;
  let count = 0;
  await Promise.all(pages.map((page) => get(pageUrl(page))));
  const deadline = performance.now() + longest;
  const edit = async (own: readonly Doc[]) => {
    while (count < edits && performance.now() < deadline) {
      count += 1;
      const [page, number] = [own[Math.floor(Math.random() * own.length)] as Doc, count];
      const begun = performance.now();
      await editor.publish(page.id, `${page.title} edit ${number}`);
      while ((await shown(page)) < number) {
        if (performance.now() - begun > 20_000)
          throw new Error(`${pageUrl(page)} never showed edit ${number}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      times.push(performance.now() - begun);
      published.set(page, number);
      for (const [other, wanted] of [...published].slice(-2))
        if ((await shown(other)) < wanted) stale += 1;
    }
  };
  await Promise.all(
    Array.from({ length: editors }, (_, which) =>
      edit(pages.filter((_, index) => index % editors === which)),
    ),
  );
  for (const [page, wanted] of published) if ((await shown(page)) < wanted) stale += 1;
  for (const page of published.keys()) await editor.publish(page.id, page.title);
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const what = `publish to fresh, ${times.length} random edits of ${pages.length} pages by ${editors} editors at once, from the click`;
  return [
    {
      what,
      value: `median ${part(0.5)} ms, p99 ${part(0.99)} ms, longest ${part(1)} ms`,
      target: 'p99 at most 1 s',
    },
    { what: 'stale pages after their fresh ones', value: String(stale), target: '0' },
  ];
}

/**
 * The number of the edit that a page shows; lists of the same page show other pages' titles: its
 * own is the one in the headline.
 */
const shown = async (page: Doc): Promise<number> =>
  Number(
    /<h1[^>]*>(?:(?!<\/h1>)[\s\S])* edit (\d+)\b/.exec((await get(pageUrl(page))).text)?.[1] ?? 0,
  );

const pageUrl = ({ alias, field_domain_access: [brand] }: Doc) =>
  at(brand as BrandCode, `/en${alias}`);
