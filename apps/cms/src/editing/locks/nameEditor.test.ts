import { expect, test } from 'vitest';
import { signedIn } from '../../testing/rest.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();

test('the lock of a document names its editor by mail to who may read the document, and by a number to others', async () => {
  const [editor, colleague, stranger] = [
    await signedIn(payload, 'editor', ['HIM']),
    await signedIn(payload, 'editor', ['HIM']),
    await signedIn(payload, 'editor', ['CAA']),
  ];
  const event = await payload.create({
    collection: 'campaigns',
    locale: 'en',
    data: {
      crm_id: unique('locked'),
      kind: 'webinar',
      Name: 'Locked',
      StartDate: '2099-01-01',
      EndDate: '2099-01-01',
      field_domain_access: ['HIM'],
    },
    overrideAccess: true,
  });
  const document = { relationTo: 'campaigns', value: event.id };
  const made = await editor.call('POST', 'payload-locked-documents', { document });
  expect(made.status).toBe(201);
  /** As a document's screen and the list of its collection read a lock. */
  const shown = async ({ user }: typeof editor) => {
    const locks = await payload.find({
      collection: 'payload-locked-documents',
      where: {
        and: [
          { 'document.relationTo': { equals: 'campaigns' } },
          { 'document.value': { equals: event.id } },
        ],
      },
      depth: 1,
      overrideAccess: false,
      user,
    });
    return locks.docs[0]?.user.value;
  };
  expect(await shown(colleague)).toEqual({ id: editor.user.id, email: editor.user.email });
  expect(await shown(stranger)).toBe(editor.user.id);
});
