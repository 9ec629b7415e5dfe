import { langs } from '@concierge/contract/lang';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRedirect } from '../publish/page/redirect.ts';
import type { Publishing } from '../publish/publishing.ts';
import { collectReferences } from '../references/collectReferences.ts';
import { splitLanguage } from './splitLanguage.ts';

const changeable = langs as unknown as string[];
beforeAll(() => void changeable.push('de'));
afterAll(() => void changeable.pop());

test('a language that is added is a prefix of addresses, of redirects and of typed links', async () => {
  expect(splitLanguage('/de/programs/?q=a')).toEqual({ lang: 'de', path: '/programs/?q=a' });
  expect(splitLanguage('/de?q=a')).toEqual({ lang: 'de', path: '/?q=a' });
  expect(splitLanguage('/de')).toEqual({ lang: 'de', path: '/' });
  for (const path of ['/', '/design/', '/xx/', 'de/', 'https://him.example/de/'])
    expect(splitLanguage(path)).toEqual({ path });

  const redirected = async (url: string) => {
    const find = async () => ({ docs: [{ url, status: '301' }] });
    const p = { payload: { find }, brand: 'HIM', lang: 'en' } as unknown as Publishing;
    return (await findRedirect(p, '/old/'))?.target;
  };
  expect(await redirected('/de/new/')).toBe('/de/new/');
  expect(await redirected('/new/')).toBe('/en/new/');
  const link = collectReferences([{ name: 'url', type: 'text' }], { url: '/de/new' });
  expect(link).toEqual([{ target: 'path:/new/', path: 'url' }]);
});
