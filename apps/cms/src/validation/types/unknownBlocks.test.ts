import { expect, test } from 'vitest';
import type { Page } from '../../runtime/payload-types.ts';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

type Blocks = NonNullable<Page['field_blocks']>;

// A block of no known type goes past every rule of its fields, in whatever document it lies.
const payload = await testPayload();
const { call } = await signedIn(payload, 'editor', ['CAA']);
const script = { title: 'x', relative: 'javascript:alert(1)', enabled: true };
const { docs: menus } = await payload.find({
  collection: 'menus',
  where: { brand: { equals: 'CAA' }, group: { equals: 'main' } },
  limit: 1,
  overrideAccess: true,
});

const kinds: Record<string, object> = {
  'no type': {},
  'an unknown type': { blockType: 'zzz' },
  'a type with a blank': { blockType: 'field_text ' },
  'a type that every object has': { blockType: 'constructor' },
  'a type that is no text': { blockType: ['hero'] },
};

test.each(Object.entries(kinds))('a block of %s is refused in every document', async (_, kind) => {
  const own = { field_domain_access: ['CAA'], title: 'x' };
  const requests = [
    [
      'POST',
      'pages',
      { ...own, type: 'lego_page', alias: `/${unique('b')}/`, field_blocks: [kind] },
    ],
    ['POST', 'pages?draft=true', { ...own, type: 'lego_page', field_blocks: [kind] }],
    [
      'POST',
      'forms',
      {
        ...own,
        key: unique('f'),
        type: 'contact',
        fields: [{ ...kind, name: 'A', pattern: '(a+)+$' }],
      },
    ],
    ['PATCH', `menus/${menus[0]?.id}`, { items: [{ ...script, ...kind }] }],
  ] as const;
  for (const [method, path, sent] of requests) {
    const { status, body } = await call(method, path, sent);
    const paths = body.errors?.[0]?.data?.errors?.map((error) => error.path) ?? [];
    expect([path, status, paths.some((one) => one.endsWith('.blockType'))]).toEqual([
      path,
      400,
      true,
    ]);
  }
});

test('a page that already has such a block is shown without it', async () => {
  const blocks: unknown = [{ title: { a: 1 } }, { blockType: 'hologram' }];
  const { alias } = await page(payload, { field_blocks: blocks as Blocks });
  const { status, body } = await fetchParsedNode(payload, `/en${alias}`);
  expect(status).toBe(200);
  expect(body.node).toMatchObject({ field_blocks: [] });
});
