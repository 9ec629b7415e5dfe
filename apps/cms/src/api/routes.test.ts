import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();

test('no call of the contract stands where Payload answers for a collection or a call of its own', () => {
  const folder = path.resolve(import.meta.dirname, '../app/(payload)/api');
  const routes = readdirSync(folder).filter((name) => !name.startsWith('['));
  expect(routes).toContain('form-definitions');
  const slugs = Object.keys(payload.collections);
  expect(slugs).toContain('forms');
  const own = payload.config.endpoints.map((endpoint) => endpoint.path.split('/')[1] ?? '');
  expect(routes.filter((name) => slugs.includes(name) || own.includes(name))).toEqual([]);
});
