import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { testPayload, unique } from '../testing/testPayload.ts';
import { exportContent } from './exportContent.ts';
import { importContent } from './importContent.ts';

const payload = await testPayload();
const folder = path.join(tmpdir(), `concierge-cut-${process.pid}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an import that was cut short is made whole by the next one: what it wrote stands in lists', async () => {
  const title = unique('Section');
  const section = await payload.create({
    collection: 'shared-sections',
    data: { title, field_domain_access: ['HIM'], _status: 'published' } as never,
    locale: 'en',
    overrideAccess: true,
  });
  await exportContent(payload, folder);
  await payload.delete({ collection: 'shared-sections', id: section.id, overrideAccess: true });
  const killed = vi.spyOn(payload.db, 'createVersion').mockRejectedValueOnce(new Error('killed'));
  await expect(importContent(payload, folder)).rejects.toThrow('killed');
  killed.mockRestore();
  const listed = () =>
    payload.find({
      collection: 'shared-sections',
      where: { title: { equals: title } },
      draft: true,
      overrideAccess: true,
    });
  expect((await listed()).totalDocs).toBe(0);
  await importContent(payload, folder);
  expect((await listed()).totalDocs).toBe(1);
  const { created, changed } = await importContent(payload, folder);
  expect({ created, changed }).toEqual({ created: 0, changed: 0 });
});
