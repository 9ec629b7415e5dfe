import { isLang, type Lang, langs } from '@concierge/contract/lang';
import { menuGroups } from '../../collections/menus.ts';
import { contentHash, type ImportTarget, validationErrors } from '../foreign/ImportTarget.ts';
import { updateLanguages } from '../foreign/updateLanguages.ts';
import { everyLanguage } from '../unnoticed.ts';
import { drupalLink } from './drupalLink.ts';
import { collectionPath, type DrupalSite } from './importDrupal.ts';
import type { Resource } from './jsonApi.ts';
import { readEntities } from './readEntities.ts';
import { isUnchanged } from './writtenRedirect.ts';

const type = 'menu_link_content--menu_link_content';
const maxLevels = 3;

interface Item {
  title: Partial<Record<Lang, string>>;
  description?: Partial<Record<Lang, string>>;
  relative?: string;
  absolute?: string;
  external: boolean;
  enabled: boolean;
  below: Item[];
}
type ByLang = Partial<Record<Lang, Resource>>;

/** Writes the menus whose names are groups here; a menu that a person has made is left alone. */
export async function importDrupalMenus(target: ImportTarget, site: DrupalSite): Promise<void> {
  if (!site.collections.has(type)) return;
  const links = new Map<string, ByLang>();
  for (const lang of [undefined, ...langs.filter((one) => one !== site.lang)])
    for await (const { resource } of readEntities(site.source, collectionPath(site, type, lang))) {
      const said = resource.attributes['langcode'];
      const own = isLang(said) ? said : site.lang;
      if (!lang || own === lang)
        links.set(resource.id, { ...links.get(resource.id), [own]: resource });
    }
  const menus = Map.groupBy(links.values(), (link) =>
    String(base(site, link)?.attributes['menu_name']),
  );
  for (const [name, entries] of menus) {
    const why = 'No group of menus here has this name.';
    if (menuGroups.includes(name) && name !== 'languages')
      await writeMenu(target, site, name, itemsBelow(target, site, entries, null, 1));
    else target.misfits.add({ type, field: 'menu_name', id: name, why });
  }
}

const base = (site: DrupalSite, link: ByLang): Resource | undefined =>
  link[site.lang] ?? Object.values(link)[0];

const menuLinkKey = (link: Resource | undefined): string => `menu_link_content:${link?.id}`;

/** Items below a parent; one whose parent Drupal's modules make comes to the first level. */
function itemsBelow(
  target: ImportTarget,
  site: DrupalSite,
  links: readonly ByLang[],
  parent: string | null,
  level: number,
): Item[] {
  return links
    .flatMap((link) => {
      const one = base(site, link);
      const said = String(one?.attributes['parent'] ?? '');
      const own = links.some((other) => said === menuLinkKey(base(site, other))) ? said : null;
      return one && own === parent ? [{ link, one }] : [];
    })
    .toSorted((a, b) => Number(a.one.attributes['weight']) - Number(b.one.attributes['weight']))
    .map(({ link, one }) => {
      const below = itemsBelow(target, site, links, menuLinkKey(one), level + 1);
      const isTooDeep = level === maxLevels && below.length > 0;
      if (isTooDeep)
        target.misfits.add({
          type,
          field: 'parent',
          id: one.id,
          why: 'Menus here have three levels; what is below the third was left out.',
        });
      return { ...toMenuItem(target, site, link, one), below: isTooDeep ? [] : below };
    });
}

function toMenuItem(target: ImportTarget, site: DrupalSite, link: ByLang, one: Resource): Item {
  const { uri } = (one.attributes['link'] ?? {}) as { uri?: unknown };
  const text = String(uri ?? '');
  const url = drupalLink(text, { base: site.source.base, aliases: site.aliases });
  const isOwn = url?.startsWith('/') ?? false;
  const isAbsolute = url?.startsWith('https://') ?? false;
  if (!isOwn && !isAbsolute && !text.startsWith('route:'))
    target.misfits.add({
      type,
      field: 'link',
      id: one.id,
      why: 'The address leads nowhere here; the item is without.',
    });
  const titles = attributeTexts(link, 'title');
  const description = attributeTexts(link, 'description');
  return {
    title: titles,
    ...(Object.keys(description).length > 0 && { description }),
    ...(isOwn && { relative: url }),
    ...(isAbsolute && { absolute: url, external: true }),
    external: isAbsolute,
    enabled: one.attributes['enabled'] !== false,
    below: [],
  } as Item;
}

const attributeTexts = (link: ByLang, name: string): Partial<Record<Lang, string>> =>
  Object.fromEntries(
    Object.entries(link).flatMap(([lang, { attributes }]) => {
      const text = attributes[name];
      return typeof text === 'string' && text ? [[lang, text]] : [];
    }),
  );

async function writeMenu(
  target: ImportTarget,
  site: DrupalSite,
  group: string,
  items: Item[],
): Promise<void> {
  const { payload, journal, options } = target;
  const { brand } = options;
  const key = `menu ${group}`;
  const hash = contentHash(items);
  const before = journal.get(key);
  if (before?.hash === hash) return;
  const misfit = (why: string) => target.misfits.add({ type, field: 'menu_name', id: group, why });
  const where = { brand: { equals: brand }, group: { equals: group } };
  const { docs } = await payload.find({
    collection: 'menus',
    where,
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [present] = docs;
  if (present && (present.items?.length ?? 0) > 0 && !isUnchanged(present, before))
    return misfit('The brand has this menu already; it was left as it is.');
  for (let attempts = 0; attempts < 3; attempts += 1)
    try {
      const blocks = items.map((item) => ({ ...item, blockType: 'menu_item' }));
      const data = { brand, group, items: blocks } as never;
      const { id, createdAt, updatedAt } = present
        ? await updateLanguages(payload, { collection: 'menus', id: present.id }, data, site.lang)
        : await payload.create({
            collection: 'menus',
            locale: everyLanguage,
            data,
            depth: 0,
            overrideAccess: true,
          });
      return journal.done(key, { id, createdAt, updatedAt, hash });
    } catch (error) {
      const faults = validationErrors(error);
      if (!faults) throw error;
      for (const { path, message } of faults) misfit(`${path}: ${message}`);
      items = withoutAddresses(
        items,
        faults.map(({ path }) => path),
      );
    }
}

/** The items, those without an address whose address was refused; `items.0.below.1.relative`. */
function withoutAddresses(items: Item[], paths: readonly string[], prefix = 'items'): Item[] {
  return items.map((item, at) => {
    const own = `${prefix}.${at}`;
    const { relative, absolute, ...rest } = item;
    return {
      ...rest,
      ...(relative && !paths.includes(`${own}.relative`) && { relative }),
      ...(absolute && !paths.includes(`${own}.absolute`) && { absolute }),
      below: withoutAddresses(item.below, paths, `${own}.below`),
    };
  });
}
