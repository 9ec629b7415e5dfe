import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { testPayload } from '../../testing/testPayload.ts';
import { DocumentName } from './DocumentName.tsx';

vi.mock('@payloadcms/ui', async () => (await import('../../testing/adminUi.ts')).adminUi);

const payload = await testPayload();

test('an untitled draft of any collection is headed by words, not by its number alone', async () => {
  for (const { slug, versions, admin } of payload.config.collections) {
    if (!versions?.drafts) continue;
    const shown = JSON.stringify(admin.components?.edit?.beforeDocumentControls);
    expect(shown, slug).toContain('#DocumentName');
  }
  const section = await payload.create({
    collection: 'shared-sections',
    draft: true,
    data: { field_domain_access: ['HIM'] } as never,
    overrideAccess: true,
  });
  const i18n = { language: 'en', fallbackLanguage: 'en' } as never;
  const name = await DocumentName({
    payload,
    i18n,
    collectionSlug: 'shared-sections',
    id: section.id,
  });
  const { untitled } = (name as ReactElement<{ untitled: string }>).props;
  expect(untitled).toBe(`Without title, no. ${section.id}`);
});
