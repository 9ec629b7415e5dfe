import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeShell } from '../../tests/fakeContent.ts';
import { testContext } from '../layouts/testContext.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { footerHtml, headerHtml } from './keptChrome.tsx';

const { brand } = testContext();
/** Pages of one answer's menus, as readAnswer.ts leaves them: the same lists, other languages. */
const common = testContext({ shell: fakeShell(brand, 'en') }).shell;
const at = (path: string) => {
  const languages = [
    { lang: 'es' as const, title: 'Español', absolute: `https://him.example.org/es${path}`, exclude_countries: [], translated: true },
  ];
  return { ...testContext({ path: `/en${path}` }), shell: { ...common, menus: { ...common.menus, languages } } };
};

test.each(['/programs/', '/campuses/', '/alumni/', '/somewhere/', '/somewhere/else/', '/about/'])(
  'header and footer of %s are what they would be without keeping',
  (path) => {
    const context = at(path);
    for (const tone of ['paper', 'ink'] as const)
      expect(headerHtml(context, tone)).toBe(renderToStaticMarkup(<Header context={context} tone={tone} />));
    expect(footerHtml(context)).toBe(renderToStaticMarkup(<Footer context={context} />));
  },
);

test('other menus make another header', () => {
  const renamed = { ...common.menus, main: common.menus.main.map((item) => ({ ...item, title: `New ${item.title}` })) };
  const context = at('/somewhere/');
  expect(headerHtml({ ...context, shell: { ...context.shell, menus: renamed } }, 'paper')).toContain('New Programs');
});
