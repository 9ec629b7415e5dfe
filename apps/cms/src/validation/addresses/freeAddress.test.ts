import { expect, test } from 'vitest';
import { openForm, signedIn } from '../../testing/adminForm.ts';
import { beforeNextWrite } from '../../testing/beforeNextWrite.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const [ana, bea] = await Promise.all([
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'editor', ['HIM']),
]);

const newAddress = (): string => `/${unique('wanted')}/`;
/** Two pages of one address, of which the one has another title than the other. */
const twoAt = async (alias: string) => [
  await page(payload, { alias, title: 'The one', _status: 'draft' }),
  await page(payload, { alias, title: 'The other', _status: 'draft' }),
];
/** Ids of the pages that visitors may be shown at an address. */
async function loadShown(alias: string): Promise<number[]> {
  const where = { alias: { equals: alias }, _status: { equals: 'published' } };
  const found = { collection: 'pages', where, locale: 'en', overrideAccess: true } as const;
  return (await payload.find(found)).docs.map(({ id }) => id);
}
const ids = (docs: readonly { readonly id: number }[]) =>
  `where[id][in]=${docs.map(({ id }) => id).join()}`;

test('of two drafts of one address that are published in one call one is, and the other says why', async () => {
  const alias = newAddress();
  const docs = await twoAt(alias);
  const publication = { _status: 'published' };
  const { body } = await ana.ask('PATCH', `pages?${ids(docs)}&draft=true`, publication);
  const shown = await loadShown(alias);
  expect(shown).toHaveLength(1);
  const [published, refused] = docs.toSorted((one) => (one.id === shown[0] ? -1 : 1));
  expect(body.docs).toMatchObject([{ id: published?.id }]);
  expect(body.errors).toMatchObject([
    {
      id: refused?.id,
      message: expect.stringContaining(`The page “${published?.title}” already has this address`),
    },
  ]);
});

test('of two editors who publish at one address at the same moment the second is told on the field', async () => {
  const alias = newAddress();
  const [one, other] = await twoAt(alias);
  const [first, second] = [
    await openForm(payload, ana, one?.id ?? 0, 'en'),
    await openForm(payload, bea, other?.id ?? 0, 'en'),
  ];
  let earlier: Awaited<ReturnType<typeof first.publish>> | undefined;
  beforeNextWrite(payload, 'pages', async () => {
    earlier = await first.publish();
  });
  const later = await second.publish();
  expect([earlier?.status, later.status]).toEqual([200, 400]);
  expect(later.body.errors[0].data.errors).toMatchObject([
    { path: 'alias', message: 'The page “The one” already has this address.' },
  ]);
  expect(await loadShown(alias)).toEqual([one?.id]);
});

test('of pages that are made at one address at the same moment one is published', async () => {
  const alias = newAddress();
  const made = await Promise.allSettled([1, 2, 3].map(() => page(payload, { alias })));
  expect(made.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await loadShown(alias)).toHaveLength(1);
});

test.each([
  ['', undefined],
  [' with newer drafts', { title: 'Typed later' }],
])(
  'of two pages%s that come out of the trash in one call one is shown at their address',
  async (_, typed) => {
    const alias = newAddress();
    const deletedAt = new Date().toISOString();
    const docs = await twoAt(alias);
    for (const { id } of docs) {
      const saved = await ana.ask('PATCH', `pages/${id}`, { _status: 'published' });
      expect(saved.status).toBe(200);
      if (typed) await ana.ask('PATCH', `pages/${id}?draft=true`, typed);
      await ana.ask('PATCH', `pages/${id}`, { deletedAt });
    }
    const data = { deletedAt: null, _status: 'draft' };
    const { body } = await ana.ask('PATCH', `pages?${ids(docs)}&trash=true`, data);
    expect(await loadShown(alias)).toHaveLength(1);
    expect(body.errors).toHaveLength(1);
  },
);

test('pages at addresses of their own are published in one call, and a shown one is saved again', async () => {
  const docs = [await page(payload), await page(payload, { _status: 'draft' })];
  const { body } = await ana.ask('PATCH', `pages?${ids(docs)}&draft=true`, {
    _status: 'published',
  });
  expect([body.docs.length, body.errors]).toEqual([2, []]);
});
