import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm } from '@concierge/contract/examples/forms';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { log } from '../../runtime/log.ts';
import { FormsStore } from './formsStore.ts';

let version = 1;
let calls = 0;
/** Brands of which the backend has the form, and of which it has one that can't be read. */
let brands = ['SEG', 'HIM', 'SHMS', 'CAA', 'CR'];
const unreadable = new Set<string>();
/** Further forms of one brand. */
let ids: string[] = [];
/** Answers with what stands at the moment of the call, a fifth of a second later. */
const backend = createServer((_request, response) => {
  calls += 1;
  const form = { ...contactForm, version: String(version) };
  const forms = brands.map((brand) => ({
    brand,
    lang: 'en',
    form: unreadable.has(brand) ? { ...form, fields: 'none' } : form,
  }));
  const more = ids.map((id) => ({ brand: 'HIM', lang: 'en', form: { ...form, id, fields: [] } }));
  setTimeout(() => response.end(JSON.stringify({ forms: [...forms, ...more] })), 200);
});
beforeAll(() => new Promise<void>((done) => backend.listen(0, '127.0.0.1', done)));
afterAll(() => void backend.close());

test('a change that comes during a fetch is fetched by the next, which all later calls share', async () => {
  const { port } = backend.address() as AddressInfo;
  const forms = new FormsStore(mkdtempSync(join(tmpdir(), 'forms-')), `http://127.0.0.1:${port}`);
  const id = contactForm.id;
  const first = forms.refresh();
  await expect.poll(() => calls).toBe(1);
  version = 2;
  forms.expire();
  const later = [forms.refresh(), forms.findOrFetch('HIM', 'en', id, '2'), forms.refresh()];
  await first;
  expect(forms.find('HIM', 'en', id)?.version).toBe('1');
  await Promise.all(later);
  expect(forms.find('HIM', 'en', id)?.version).toBe('2');
  expect(calls).toBe(2);
});

test('a form that the backend has no more takes what is in flight, over a start too, and is no form of the brand', async () => {
  const { port } = backend.address() as AddressInfo;
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-'));
  const api = `http://127.0.0.1:${port}`;
  const before = new FormsStore(dataDir, api);
  const { id } = contactForm;
  await before.refresh();
  brands = ['SEG', 'SHMS', 'CAA', 'CR'];
  unreadable.add('SEG');
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  await before.refresh();
  const after = new FormsStore(dataDir, api);
  await after.load();
  for (const forms of [before, after]) {
    expect(forms.newest('HIM')).toEqual([]);
    expect(forms.find('HIM', 'en', id)).toBeUndefined();
    expect(forms.find('HIM', 'en', id, String(version))?.id).toBe(id);
    // One that can't be read is not gone.
    expect(forms.newest('SEG')).toHaveLength(1);
  }
  brands = ['SEG', 'HIM'];
  await after.refresh();
  expect(after.newest('HIM')).toHaveLength(1);
});

test('of forms that the backend has no more, those that went first are dropped in the end', async () => {
  const { port } = backend.address() as AddressInfo;
  const forms = new FormsStore(mkdtempSync(join(tmpdir(), 'forms-')), `http://127.0.0.1:${port}`);
  brands = ['SEG', 'HIM', 'SHMS', 'CAA', 'CR'];
  unreadable.clear();
  const isFound = (id: string) => forms.find('HIM', 'en', id, String(version)) !== undefined;
  for (const had of [['first'], Array.from({ length: 1000 }, (_, at) => `later-${at}`), []]) {
    ids = had;
    await forms.refresh();
  }
  expect([isFound('first'), isFound('later-0'), isFound('later-999')]).toEqual([false, true, true]);
});
