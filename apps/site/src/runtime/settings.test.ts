import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('folders of files are opened by name; the root and what is no folder stop the start', () => {
  expect(
    readSettings({ NODE_ENV: 'test', MEDIA_PREFIXES: '/files/, /sites/default/files/' })
      .mediaPrefixes,
  ).toEqual(['/files/', '/sites/default/files/']);
  expect(readSettings({ NODE_ENV: 'test', MEDIA_PREFIXES: '' }).mediaPrefixes).toEqual([]);
  for (const list of ['/', '/files', 'files/', '/files/../', '//files/', '/files/,/'])
    expect(() => readSettings({ NODE_ENV: 'test', MEDIA_PREFIXES: list }), list).toThrow(
      /MEDIA_PREFIXES/,
    );
});

test('contacts for holes are addresses of security.txt, or stop the start', () => {
  const contacts = (list: string) =>
    readSettings({ NODE_ENV: 'test', SECURITY_CONTACT: list }).securityContacts;
  expect(contacts('sec@example.org, https://example.org/report')).toEqual([
    'mailto:sec@example.org',
    'https://example.org/report',
  ]);
  expect(contacts('')).toEqual([]);
  for (const list of ['http://example.org', 'security', 'https://a b', 'mailto:x\nCanonical: y'])
    expect(() => contacts(list), list).toThrow('SECURITY_CONTACT');
});

test('an empty data folder is the default one, never the folder that the site runs in', () => {
  const dataDir = (env: object) => readSettings({ NODE_ENV: 'test', ...env }).dataDir;
  expect(dataDir({ DATA_DIR: '' })).toBe(dataDir({}));
  expect(dataDir({ DATA_DIR: '/srv/data' })).toBe('/srv/data');
});
