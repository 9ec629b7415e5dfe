import { expect, test } from 'vitest';
import { adminLangs } from '../../i18n/adminLang.ts';
import config from '../../payload.config.ts';
import { screenTitle } from './screenTitle.ts';

test("the browser's tab names every screen of our own in the language of the person", async () => {
  const { views } = (await config).admin.components;
  const paths = Object.values(views).flatMap((view) =>
    view && 'path' in view && view.path ? [view.path.slice(1)] : [],
  );
  expect(paths).toContain('planned');
  for (const path of paths)
    expect(
      new Set(adminLangs.map((language) => screenTitle([path], language) ?? 'Payload')).size,
      path,
    ).toBe(adminLangs.length);
  expect(screenTitle(['collections', 'pages'], 'en')).toBeUndefined();
});
