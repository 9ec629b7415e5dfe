import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { siteId } from './siteId.ts';

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'site-id-'));
afterEach(() => vi.restoreAllMocks());

test('a folder is the same site on every machine, and another folder is another one', () => {
  const one = folder();
  const id = siteId(one);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  vi.spyOn(os, 'hostname').mockReturnValue('another-container');
  expect(siteId(one)).toBe(id);
  expect(siteId(folder())).not.toBe(id);
});

test('a stored name is read without a write, which a full disk would refuse', () => {
  const one = folder();
  const id = siteId(one);
  const writtenAt = () => statSync(one, { bigint: true }).mtimeNs;
  const before = writtenAt();
  expect(siteId(one)).toBe(id);
  expect(writtenAt()).toBe(before);
});

test('a file that was cut off is written anew', () => {
  const one = folder();
  writeFileSync(path.join(one, 'site-id'), '01');
  const id = siteId(one);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(siteId(one)).toBe(id);
});
