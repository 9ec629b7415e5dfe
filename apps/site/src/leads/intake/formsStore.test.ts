import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm } from '@concierge/contract/examples/forms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FormsStore } from './formsStore.ts';

let version = 1;
let calls = 0;
/** Answers with what stands at the moment of the call, a fifth of a second later. */
const backend = createServer((_request, response) => {
  calls += 1;
  const form = { ...contactForm, version: String(version) };
  const forms = ['SEG', 'HIM', 'SHMS', 'CAA', 'CR'].map((brand) => ({ brand, lang: 'en', form }));
  setTimeout(() => response.end(JSON.stringify({ forms })), 200);
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
