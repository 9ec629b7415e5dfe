import { defaultLang, isLang, langs } from '@concierge/contract/lang';
import type { FieldHook, PayloadRequest, TextField, TextFieldValidation } from 'payload';
import { isolated } from '../../i18n/isolated.ts';
import { languageNames } from '../../i18n/locales.ts';
import { sayTo } from '../../i18n/say.ts';
import { withSlash } from '../../routing/path.ts';
import { loadPublicRow } from '../../runtime/database/loadPublicRow.ts';
import type { Page } from '../../runtime/payload-types.ts';
import { aliasShape } from '../../validation/addresses/alias.ts';
import { sayTaken, takenAddress } from '../../validation/addresses/takenAddress.ts';
import { copiedAlias } from './copies.ts';
import { defaultAddress } from './defaultAddress.ts';
import { lacksEnglish, otherLanguages, rememberLanguages } from './englishFirst.ts';

/**
 * Closes an address with slashes, and makes one from the English title where it is empty; anew
 * where that was done for a title that was still being typed.
 */
const complete: FieldHook = async ({ value, data, originalDoc, req }) => {
  if (typeof value === 'string' && value.trim() !== '') {
    const trimmed = value.trim().normalize('NFC');
    const address = withSlash(trimmed.startsWith('/') ? trimmed : `/${trimmed}`);
    return req.locale === 'en' ? follow(req, address, originalDoc, data) : address;
  }
  const { type, title } = { ...originalDoc, ...data };
  if (value || req.locale !== 'en' || typeof title !== 'string' || !title.trim()) return value;
  return defaultAddress(type, title);
};

/** An address that was made of the page's title and type, made of those that it has now. */
async function follow(
  req: PayloadRequest,
  address: string,
  before: Partial<Page> = {},
  after: Partial<Page> = {},
): Promise<string> {
  if (!before.title || address !== defaultAddress(before.type, before.title)) return address;
  const made = defaultAddress(after.type ?? before.type, after.title?.trim() || before.title);
  return made === address || (await isPublic(req, before.id)) ? address : made;
}

const isPublic = async (req: PayloadRequest, id: number | undefined): Promise<boolean> =>
  (await loadPublicRow(req, 'pages', id))?._status === 'published';

/**
 * On saving: the shape, and that no other page of these brands has the address in this language; on
 * publication in each language, since all of them become public, and that there is an English one.
 */
const free: TextFieldValidation = async (value, options) => {
  const { id, data, event, req } = options;
  const shape = aliasShape(value, { req });
  if (shape === true && (await lacksEnglish('alias', value, options)))
    return sayTo({ req })('A page needs an English address before it is published.');
  const isOfAllLanguages = typeof value === 'object' && value !== null;
  if (shape !== true || event === 'onChange' || req.context['skipChanges'] || isOfAllLanguages)
    return shape;
  const own = isLang(req.locale) ? req.locale : defaultLang;
  const { _status, field_domain_access: brands = [] } = data as Partial<Page>;
  const isPublic = _status === 'published';
  const alias = { ...(isPublic ? await otherLanguages(req, 'alias', id) : {}), [own]: value };
  const others = isPublic ? langs.filter((lang) => lang !== own) : [];
  for (const lang of others) {
    const problem = aliasShape(alias[lang], { req });
    if (problem !== true) return `${isolated(languageNames[lang])}: ${problem}`;
  }
  const taken = await takenAddress(req, { id, alias, brands }, value ? [own, ...others] : others);
  return taken ? sayTaken(req, taken) : true;
};

/**
 * Path without language; where a language has none, the English one holds. Changing a published one
 * leaves a redirect.
 */
export const aliasField: TextField = {
  name: 'alias',
  type: 'text',
  label: 'Address',
  localized: true,
  index: true,
  validate: free,
  hooks: {
    beforeValidate: [complete],
    beforeChange: [rememberLanguages],
    beforeDuplicate: [copiedAlias],
  },
  admin: {
    placeholder: '/programs/bachelor/',
    description:
      'Path without language. Made from the title where empty; other languages use the English one.',
  },
};
