import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { get } from '../../get.ts';
import { onePageEach } from '../../onePageEach.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes and void elements its own, equally valid way.
    'attribute-boolean-style': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-implicit-button-type': 'off',
    'attribute-empty-style': 'off',
    // Matters of taste, not of validity.
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'no-redundant-role': 'off',
    'no-raw-characters': 'off',
    'script-type': 'off',
    // Check boxes of one group share their name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // HTML doesn't tell cases of attribute names apart, and React writes srcSet.
    'attr-case': 'off',
    // Desktop and mobile header both name their navigation; only one of them is ever shown, which
    // axe checks.
    'unique-landmark': 'off',
  },
});

for (const [code, lang] of [
  ['HIM', 'en'],
  ['SEG', 'ar'],
] as const) {
  test(`every node type of ${code} in ${lang} is valid HTML`, async () => {
    const faults: string[] = [];
    const pages = await onePageEach(code, lang);
    expect(pages.size).toBeGreaterThan(8);
    for (const [type, url] of pages) {
      const report = await validator.validateString(withoutIslandStyle((await get(url)).text));
      for (const { messages } of report.results) {
        for (const { ruleId, message, line, selector } of messages)
          faults.push(`${type}: ${ruleId}: ${message} (${selector ?? line})`);
      }
    }
    expect([...new Set(faults)]).toEqual([]);
  });
}

/**
 * Astro puts this one line of style beside the first island of a page, where HTML strictly allows
 * none.
 */
function withoutIslandStyle(html: string): string {
  return html.replaceAll(
    '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
    '',
  );
}
