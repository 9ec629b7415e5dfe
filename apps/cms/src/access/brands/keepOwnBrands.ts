import type { CollectionBeforeValidateHook } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { loadPublicRow } from '../../runtime/database/loadPublicRow.ts';
import { refuse } from '../../runtime/errors/refuse.ts';
import { isDraftSave } from './keepShared.ts';
import { ownBrands } from './ownBrands.ts';

const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

/**
 * Refuses, on the field, that an editor adds or removes a brand that isn't the editor's own, and
 * that a document is left without any of the own ones: nobody makes what they can't read. A
 * publication is compared with what is public: a draft's brands are nobody's approval.
 */
export const keepOwnBrands =
  (field: 'field_domain_access' | 'brand'): CollectionBeforeValidateHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const own = ownBrands(req);
    if (!req.user || !own || !data) return data;
    const status = data['_status'] ?? originalDoc?._status;
    const publishes = operation === 'update' && status === 'published' && !isDraftSave(req);
    if (operation === 'update' && data[field] === undefined && !publishes) return data;
    const stored = publishes
      ? await loadPublicRow(req, collection.slug, originalDoc?.id)
      : originalDoc;
    const isCompared = !publishes || stored?._status === 'published';
    const isOwn = (brand: string) => own.some((mine) => mine === brand);
    const before = isCompared ? asList(stored?.[field]) : [];
    const after = asList(data[field] === undefined ? originalDoc?.[field] : data[field]);
    const added = after.filter((brand) => !before.includes(brand) && !isOwn(brand)).join(', ');
    const removed = before.filter((brand) => !after.includes(brand) && !isOwn(brand)).join(', ');
    const say = sayTo({ req });
    const names = own.join(', ') || say('none');
    const at = { path: field, label: field === 'brand' ? 'Brand' : 'Shown on' };
    if (added)
      return refuse(
        req,
        at,
        say('You may not publish for {foreign}; your brands are {own}.', {
          foreign: added,
          own: names,
        }),
      );
    if (removed) {
      const values = { foreign: removed };
      return refuse(
        req,
        at,
        say('Only who edits {foreign}, too, may take this off its site.', values),
      );
    }
    if (!after.some(isOwn))
      return refuse(req, at, say('Choose at least one of your own brands: {own}.', { own: names }));
    return data;
  };
