import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceStrings } from '../i18n/strings.ts';
import { Facets } from './Facets.tsx';

const school = (value: string) => ({ value, count: 3, chosen: false });
const html = (lang: 'en' | 'ar' | 'ru') =>
  renderToStaticMarkup(
    <Facets
      facets={[{ name: 'school', values: [school('HIM'), school('XX')] }]}
      lang={lang}
      t={interfaceStrings(lang)}
    />,
  );

test('the names of schools, the same in every language, are marked as English in any other', () => {
  for (const lang of ['ar', 'ru'] as const) {
    expect(html(lang)).toMatch(/<bdi lang="en" dir="ltr">Hotel Institute [^<]*<\/bdi>/);
    expect(html(lang)).toContain('<bdi lang="en" dir="ltr">XX</bdi>');
  }
  expect(html('en')).not.toContain('<bdi');
});
