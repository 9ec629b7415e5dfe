import { chromium, type Page } from '@playwright/test';
import { at } from '../../tests/product.ts';
import { chromiumFlags, chromiumPath } from '../lib/chromium.ts';
import type { Row } from './kit/table.ts';

const slowDown = 4;
const rounds = 3;

/** What the page has noticed since it was asked last, in milliseconds. */
interface Noticed {
  readonly interactions: number[];
  readonly tasks: number[];
  /** From the answer of a search to the paint that shows suggestions. */
  readonly suggestions: number[];
}

/** One thing that a visitor does, with its name in the table. */
type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

const panel = '[data-search-dialog] [data-search-panel]';
const submenu = '[data-menu-item] [data-menu-toggle]';

/** The banner comes at the first sign of a person. */
async function awaken(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('#cc-main .cm').waitFor();
}

const onDesktop: readonly Step[] = [
  ['first sign of a person', awaken],
  [
    'answer to the banner',
    (page) => page.locator('#cc-main .cm [data-role=necessary]').first().click(),
  ],
  ['submenu by pointer', (page) => page.locator('[data-menu-item]').first().hover()],
  ['submenu by button', (page) => page.locator(submenu).nth(1).click()],
  ['arrow in a submenu', (page) => page.keyboard.press('ArrowDown')],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['apply-now menu', (page) => page.locator('[data-apply-menu] > summary').click()],
  ['language', (page) => page.locator('[data-top-bar] [data-languages] a[hreflang="es"]').click()],
  ['search panel', (page) => page.locator('[data-top-bar] [data-search-open]').click()],
  [
    'typing a search',
    (page) =>
      page.locator(`${panel} input[type=search]`).pressSequentially('hotel', { delay: 250 }),
  ],
  ['arrow to a suggestion', (page) => page.keyboard.press('ArrowDown')],
  ['search', (page) => page.locator(`${panel} input[type=search]`).press('Enter')],
  ['tab of the results', (page) => page.locator(`${panel} [role=tab]`).last().click()],
  ['clearing', (page) => page.locator(`${panel} [data-search-clear]`).click()],
];

const onPhone: readonly Step[] = [
  ['first sign of a person, phone', awaken],
  [
    'answer to the banner, phone',
    (page) => page.locator('#cc-main .cm [data-role=necessary]').first().click(),
  ],
  ['mobile menu', (page) => page.locator('[data-mobile-menu] > summary').click()],
  [
    'mobile menu, one level down',
    (page) => page.locator('[data-mobile-menu] details > summary').first().click(),
  ],
  [
    'mobile menu, one level up',
    (page) => page.locator('[data-mobile-menu] details[open] > summary').first().click(),
  ],
  [
    'language, phone',
    (page) => page.locator('[data-mobile-menu] [data-languages] a[hreflang="es"]').click(),
  ],
  [
    'typing a search, phone',
    (page) =>
      page
        .locator('[data-mobile-menu] input[type=search]')
        .pressSequentially('hotel', { delay: 250 }),
  ],
  ['closing the mobile menu', (page) => page.locator('[data-mobile-menu] > summary').click()],
];

/**
 * Interaction to next paint, long tasks and the way of an answer to its suggestions, in header,
 * menus, languages, search and consent on a slow processor.
 */
export async function benchFindingInteraction(): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags],
  });
  const interactions: [string, number][] = [];
  const tasks: [string, number][] = [];
  const loads: [string, number][] = [];
  const suggestions: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [steps, width, height] of [
        [onDesktop, 1280, 800],
        [onPhone, 390, 844],
      ] as const) {
        const page = await browser.newPage({ viewport: { width, height } });
        await page.addInitScript(observe);
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
        await page.goto(at('HIM', '/en/'), { waitUntil: 'networkidle' });
        loads.push(['loading the page', Math.max(0, ...(await noticed(page)).tasks)]);
        await page.locator('html[data-scripts]').waitFor();
        for (const [name, act] of steps) {
          await act(page);
          await page.waitForTimeout(400);
          const seen = await noticed(page);
          interactions.push([name, Math.max(0, ...seen.interactions)]);
          tasks.push([name, Math.max(0, ...seen.tasks)]);
          suggestions.push(...seen.suggestions);
        }
        await page.context().close();
      }
  } finally {
    await browser.close();
  }
  const slowly = `processor ${slowDown} times slower`;
  return [
    {
      what: `interaction to next paint in menus, languages, search and consent, ${slowly}`,
      value: worst(interactions),
      target: 'at most 100 ms',
    },
    { what: `longest task meanwhile, ${slowly}`, value: worst(tasks), target: 'at most 50 ms' },
    { what: `longest task while a home page loads, ${slowly}`, value: worst(loads), target: '' },
    {
      what: `from a search's answer to its suggestions, ${suggestions.length} times, ${slowly}`,
      value: `longest ${Math.round(Math.max(0, ...suggestions))} ms`,
      target: 'at most 50 ms',
    },
  ];
}

/** The longest of each step's medians, with the three slowest steps by name. */
function worst(measured: readonly [string, number][]): string {
  const byName = Map.groupBy(measured, ([name]) => name);
  const medians = [...byName].map(([name, times]): [string, number] => [
    name,
    times.map(([, time]) => time).toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
  ]);
  const slowest = medians.toSorted(([, a], [, b]) => b - a).slice(0, 3);
  return `worst ${Math.round(slowest[0]?.[1] ?? 0)} ms (${slowest.map(([name, time]) => `${name} ${Math.round(time)}`).join(', ')})`;
}

/** Takes what the page has noticed. */
const noticed = (page: Page): Promise<Noticed> =>
  page.evaluate(() => {
    const { noticed: seen } = globalThis as unknown as { noticed: Noticed };
    return Object.fromEntries(
      Object.entries(seen).map(([name, list]) => [name, list.splice(0)]),
    ) as unknown as Noticed;
  });

/**
 * Runs in the page before anything else. Languages are links: the page they lead to is held back,
 * so that this one goes on measuring.
 */
function observe(): void {
  const seen: Noticed = { interactions: [], tasks: [], suggestions: [] };
  Object.assign(globalThis, { noticed: seen });
  const watch = (
    type: string,
    keep: (entry: PerformanceEntry & { interactionId?: number }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) keep(entry);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('event', (entry) => entry.interactionId && seen.interactions.push(entry.duration));
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
  /** When the last search that was answered before an instant was answered. */
  const answeredBefore = (instant: number) =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/views/search/default'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((end) => end <= instant),
    );
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) => {
      const isShown = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node instanceof Element && node.role === 'option'),
      );
      if (!isShown) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // After the paint; what was fetched is told somewhat later.
        port1.onmessage = () => {
          const now = performance.now();
          setTimeout(() => seen.suggestions.push(now - answeredBefore(now)), 200);
        };
        port2.postMessage('');
      });
    }).observe(document.body, { childList: true, subtree: true }),
  );
  addEventListener(
    'click',
    (event) =>
      event.target instanceof Element &&
      event.target.closest('[data-languages] a') &&
      event.preventDefault(),
  );
}
