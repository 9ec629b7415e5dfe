import { expect, test } from 'vitest';
import { openForm, signedIn } from '../testing/adminForm.ts';
import { page, smallPicture, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();

test('a page whose pictures went to the trash is told so at each, in words, and published without them', async () => {
  const editor = await signedIn(payload, 'editor', ['HIM']);
  const picture = (await smallPicture(payload)).id;
  const field_blocks = [
    {
      blockType: 'media' as const,
      field_media: { media_type: 'image', field_media_image: picture },
    },
  ] as never;
  const { id } = await page(payload, {
    field_hero_image: picture,
    field_blocks,
    _status: 'draft',
  });
  const deletedAt = new Date().toISOString();
  await payload.update({
    collection: 'media',
    id: picture,
    data: { deletedAt } as never,
    overrideAccess: true,
  });
  const form = await openForm(payload, editor, id, 'en');
  const refused = await form.publish();
  expect(refused.body.errors[0].data.errors).toMatchObject([
    {
      path: 'field_hero_image',
      message: 'This picture is in the trash: restore it or choose another.',
    },
    {
      path: 'field_blocks.0.field_media.field_media_image',
      message: 'This picture is in the trash: restore it or choose another.',
    },
  ]);
  const other = (await smallPicture(payload)).id;
  const [block] = form.read().field_blocks ?? [];
  form.type({
    field_hero_image: other,
    field_blocks: [
      { ...block, field_media: { media_type: 'image', field_media_image: other } },
    ] as never,
  });
  expect((await form.publish()).status).toBe(200);
});

test('in Arabic a page is published with no picture from the trash either, though nobody translates its block', async () => {
  const editor = await signedIn(payload, 'editor', ['HIM']);
  const picture = (await smallPicture(payload)).id;
  const { id } = await page(payload, {
    field_blocks: [
      {
        blockType: 'media' as const,
        field_media: { media_type: 'image', field_media_image: picture },
      },
    ] as never,
  });
  await payload.update({
    collection: 'media',
    id: picture,
    data: { deletedAt: new Date().toISOString() } as never,
    overrideAccess: true,
  });
  const form = await openForm(payload, editor, id, 'ar');
  form.type({ title: 'صفحة' });
  expect((await form.publish()).body.errors[0].data.errors).toMatchObject([
    {
      path: 'field_blocks.0.field_media.field_media_image',
      message: 'هذه الصورة في سلة المهملات: استعدها أو اختر غيرها.',
    },
  ]);
});
