import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import type { Media, Page, User } from '../runtime/payload-types.ts';
import './quickHashes.ts';

/** Payload on the tests' seeded database. */
export const testPayload = (): Promise<Payload> => getPayload({ config });

/** Payload whose errors bear the names that a build gives their classes. */
export const asBuilt = (payload: Payload): Payload =>
  new Proxy(payload, {
    get: (target, name) =>
      name === 'create'
        ? (options: never) =>
            target
              .create(options)
              .catch((error: Error) => Promise.reject(Object.assign(error, { name: 's' })))
        : Reflect.get(target, name),
  });

let made = 0;
/** A name that no other document has. */
export const unique = (name: string): string => `${name}-${process.pid}-${++made}`;

/** A person with a role and brands, in the shape in which Payload hands over who is signed in. */
export async function person(
  payload: Payload,
  role: User['role'],
  brands: Page['field_domain_access'] = [],
): Promise<User> {
  const user = await payload.create({
    collection: 'users',
    data: { email: `${unique(role)}@concierge.example`, password: 'correct-horse-9', role, brands },
    overrideAccess: true,
  });
  return { ...user, collection: 'users' };
}

/** A small published page of the given fields. */
export const page = (payload: Payload, data: Partial<Page> = {}): Promise<Page> =>
  payload.create({
    collection: 'pages',
    locale: 'en',
    overrideAccess: true,
    data: {
      type: 'lego_page',
      title: 'A page of the tests',
      alias: `/${unique('test')}/`,
      field_domain_access: ['HIM'],
      _status: 'published',
      ...data,
    },
  });

/** A small published form page, with a form of its site. */
export async function formPage(payload: Payload, data: Partial<Page> = {}): Promise<Page> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { field_domain_access: { in: ['HIM'] } },
    select: {},
    limit: 1,
    overrideAccess: true,
  });
  const form = docs[0]?.id ?? 0;
  return page(payload, { type: 'contact', field_webform_dynamic_paragraph: form, ...data });
}

/** A picture of one pixel. */
export async function smallPicture(payload: Payload): Promise<Media> {
  const data = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = { data, mimetype: 'image/png', name: `${unique('pixel')}.png`, size: data.length };
  return payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A pixel', field_domain_access: ['HIM'] },
    file,
    overrideAccess: true,
  });
}
