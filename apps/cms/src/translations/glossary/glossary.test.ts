import { expect, test } from 'vitest';
import { callWith, signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';
import { exportXliff } from '../xliff/exportXliff.ts';

const payload = await testPayload();
const overrideAccess = true;

test("a translator reads the own brands' names and changes none; an agency gets those of a page's brands beside its texts", async () => {
  const { token } = await signedIn(payload, 'translator', ['HIM']);
  const call = callWith(payload, { authorization: `JWT ${token}` });
  const [stays, set, other] = [unique('Chalet'), unique('Lake'), unique('Other')];
  const add = (data: { name: string; es?: string; brand: 'HIM' | 'CAA' }) =>
    payload.create({ collection: 'glossary', data, overrideAccess });
  const names = await Promise.all([
    add({ name: stays, brand: 'HIM' }),
    add({ name: set, es: 'Lago & cía', brand: 'HIM' }),
    add({ name: other, brand: 'CAA' }),
  ]);
  const { id } = await page(payload, { title: `${stays} by ${set} and ${other}` });
  try {
    const query = `where[name][in]=${[stays, set, other].join(',')}&sort=id`;
    const { docs } = (await call('GET', `glossary?${query}`)).body;
    expect(docs?.map(({ name }) => name).toSorted()).toEqual([stays, set].toSorted());
    const changed = await call('PATCH', `glossary/${names[0]?.id}`, { es: 'Chalé' });
    expect(changed.status).toBe(403);

    const files = await exportXliff(payload, { lang: 'es', brand: 'HIM' });
    const file = [...files].find(([name]) => name.startsWith(`${id}-`))?.[1] ?? '';
    expect(file).toContain(`<note category="glossary">${stays}</note>`);
    expect(file).toContain(`<note category="glossary">${set} = Lago &amp; cía</note>`);
    expect(file).not.toContain(`<note category="glossary">${other}</note>`);
  } finally {
    await payload.delete({ collection: 'pages', id, overrideAccess });
    for (const made of names)
      await payload.delete({ collection: 'glossary', id: made.id, overrideAccess });
  }
});
