import type { ClientUser, SanitizedCollectionConfig } from 'payload';
import { expect, test } from 'vitest';
import config from '../payload.config.ts';

const { collections } = await config;
const own = collections.filter(({ slug }) => !slug.startsWith('payload-'));

const isShown = ({ admin: { hidden } }: SanitizedCollectionConfig, role: string): boolean =>
  typeof hidden === 'function' ? !hidden({ user: { role } as unknown as ClientUser }) : !hidden;
const shownTo = (role: string): string[] =>
  own.filter((collection) => isShown(collection, role)).map(({ slug }) => slug);

test('the navigation of a role has what the role works with', () => {
  expect(shownTo('admissions')).toEqual([
    'leads',
    'visits',
    'subscribers',
    'newsletter-changes',
    'mails',
    'erasures',
  ]);
  expect(shownTo('author')).toEqual(['pages', 'shared-sections', 'patterns', 'releases', 'media']);
  expect(shownTo('translator')).toEqual(['pages', 'shared-sections', 'releases']);
  expect(shownTo('analyst')).toEqual(['search-queries']);
  expect(shownTo('brandManager')).toEqual(
    expect.arrayContaining([...shownTo('editor'), 'brand-settings']),
  );
  const editor = shownTo('editor');
  expect(editor).toContain('pages');
  for (const slug of ['leads', 'mails', 'users', 'audit', 'brand-settings'])
    expect(editor).not.toContain(slug);
  const internal = [
    'change-log',
    'document-references',
    'sessions',
    'second-factors',
    'sign-in-tries',
    'reviews',
    'translation-counts',
  ];
  expect(new Set([...shownTo('admin'), ...internal])).toEqual(new Set(own.map(({ slug }) => slug)));
});

test('every collection decides whom it is shown to, and stands in a group of the navigation', () => {
  for (const { slug, admin } of own.filter(({ admin: { hidden } }) => hidden !== true)) {
    expect(typeof admin.hidden, slug).toBe('function');
    expect(admin.group, slug).toBeTruthy();
  }
});

test('only administrators see documents as JSON', () => {
  for (const { slug, admin } of own.filter(({ admin: { hidden } }) => hidden !== true)) {
    const edit = admin.components?.views?.edit as unknown as {
      api: { tab: { condition: (args: object) => boolean } };
    };
    const mayOpen = (role: string) => edit.api.tab.condition({ req: { user: { role } } });
    expect([mayOpen('admin'), mayOpen('editor'), mayOpen('admissions')], slug).toEqual([
      true,
      false,
      false,
    ]);
  }
});
