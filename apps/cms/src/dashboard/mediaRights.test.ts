import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/rest.ts';
import { testPayload, unique } from '../testing/testPayload.ts';
import { todosFor } from './todosFor.ts';

const payload = await testPayload();
const [editor, stranger, reviewer, admin] = await Promise.all([
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'editor', ['CAA']),
  signedIn(payload, 'reviewer', ['HIM']),
  signedIn(payload, 'admin'),
]);
const dayMs = 24 * 3_600_000;

/** A picture whose rights end so many days from now. */
async function picture(brand: 'HIM' | 'CAA', days: number): Promise<void> {
  const square = { width: 8, height: 8, channels: 3, background: '#345' } as const;
  const data = await sharp({ create: square }).png().toBuffer();
  await payload.create({
    collection: 'media',
    data: {
      alt: 'A square',
      field_domain_access: [brand],
      rights_until: new Date(Date.now() + days * dayMs).toISOString(),
    },
    file: { data, mimetype: 'image/png', name: `${unique('square')}.png`, size: data.length },
    overrideAccess: true,
  });
}

const rightsTodo = ({ user }: typeof editor) =>
  todosFor(payload, user).then(
    (todos) => todos.find(({ key }) => key === 'rights') ?? { count: 0, href: '' },
  );

test('editors are told of media of their brands whose rights end within 30 days or have ended', async () => {
  for (const days of [-1, 29, 31]) await picture('HIM', days);
  await picture('CAA', 1);
  const counts = await Promise.all([editor, stranger, admin].map(rightsTodo));
  expect(counts.map(({ count }) => count)).toEqual([2, 1, 3]);
  expect((await rightsTodo(reviewer)).count).toBe(0);
  const { href, count } = await rightsTodo(editor);
  const { body } = await editor.call('GET', `media?${new URL(href, 'http://x').search.slice(1)}`);
  expect(body.totalDocs).toBe(count);
});
