import { expect, test } from 'vitest';
import { testPayload, unique } from '../../../testing/testPayload.ts';

const payload = await testPayload();

test('a list finds names in whatever case they are typed, in any script', async () => {
  const [name, other] = [unique('Щёголева Наталья Çelik'), unique('Someone')];
  for (const one of [name, other])
    await payload.create({
      collection: 'glossary',
      data: { name: one, brand: 'HIM' } as never,
      overrideAccess: true,
    });
  const found = async (filter: object) =>
    (
      await payload.find({
        collection: 'glossary',
        where: {
          name: filter,
          or: [{ name: { equals: name } }, { name: { equals: other } }],
        } as never,
        overrideAccess: true,
      })
    ).docs.map((doc) => doc.name);
  for (const typed of ['щёголева', 'ЩЁГОЛЕВА', 'Щёголева', 'наталья', 'çelik', 'щёголева наталья'])
    expect(await found({ like: typed }), typed).toEqual([name]);
  expect(await found({ contains: 'наталья' })).toEqual([name]);
  expect(await found({ like: 'someone' })).toEqual([other]);
});
