import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { sayTo } from '../i18n/say.ts';
import { currentUser } from './currentUser.ts';

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []);

/** Refuses, on the field, that an editor adds or removes a brand that isn't the editor's own. */
export const keepOwnBrands =
  (field: 'field_domain_access' | 'brand'): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req }) => {
    const user = currentUser(req);
    if (!user || user.role === 'admin' || data?.[field] === undefined) return data;
    const before = asList(originalDoc?.[field]);
    const after = asList(data[field]);
    const touched = [...after.filter((brand) => !before.includes(brand)), ...before.filter((brand) => !after.includes(brand))];
    const foreign = touched.filter((brand) => !user.brands?.some((own) => own === brand));
    if (foreign.length === 0) return data;
    const say = sayTo({ req });
    const own = user.brands?.join(', ') || say('none');
    const message = say('You may not publish for {foreign}; your brands are {own}.', { foreign: foreign.join(', '), own });
    throw new ValidationError({ errors: [{ message, path: field }] }, req.t);
  };
