import type { Stored } from '../docStore.ts';
import type { Publishing } from '../publishing.ts';

const kinds = { menus: 'menu', footers: 'footer', 'brand-settings': 'settings' } as const;

/** All documents of one brand in a collection; tags the answer with e.g. `menu:HIM`. */
export async function ofBrand<S extends keyof typeof kinds>(
  p: Publishing,
  slug: S,
): Promise<Stored<S>[]> {
  const tag = `${kinds[slug]}:${p.brand}`;
  p.tags.add(tag);
  return p.store.list(tag, [tag], async () => {
    const found = await p.payload.find({
      collection: slug,
      where: { brand: { equals: p.brand } },
      locale: 'all',
      depth: 0,
      limit: 20,
      pagination: false,
      overrideAccess: true,
    });
    return found.docs as unknown as Stored<S>[];
  });
}
