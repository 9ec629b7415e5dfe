import { brands } from '@concierge/brands/brands';
import { shellSchema } from '@concierge/contract/calls';
import type { Lang } from '@concierge/contract/lang';
import { expect, test, vi } from 'vitest';
import { loadPage } from './loadPage.ts';
import { fetchNode } from './node.ts';

vi.mock('./node.ts', () => ({ fetchNode: vi.fn() }));
vi.mock('./lastShell.ts', () => ({ rememberShell: vi.fn() }));

/** Language and direction of a page that the backend doesn't have. */
async function missingPage(lang: Lang, languages: readonly Lang[]) {
  const entries = languages.map((one) => ({ title: one, absolute: `/${one}/`, lang: one }));
  const shell = shellSchema.parse({ menus: { languages: entries }, blocks: {}, tags: [] });
  vi.mocked(fetchNode).mockResolvedValueOnce({ kind: 'missing', shell });
  const origin = 'https://seg.example.org';
  const loaded = await loadPage({ brand: brands[0], lang, origin }, new URL(`/${lang}/`, origin));
  if (loaded.kind === 'redirect') throw new Error('it leads elsewhere');
  const { context } = loaded;
  return [context.status, context.lang, context.dir, context.t.nav.menu];
}

test('a page that is not found is in the language of its address, or in English where the site does not have that', async () => {
  expect(await missingPage('ar', ['en', 'ar'])).toEqual([404, 'ar', 'rtl', 'القائمة']);
  const english = [404, 'en', 'ltr', 'Menu'];
  expect(await missingPage('ar', ['en', 'es'])).toEqual(english);
  expect(await missingPage('en', ['es'])).toEqual(english);
  // A backend that names no languages has them all.
  expect((await missingPage('ar', []))[1]).toBe('ar');
});
