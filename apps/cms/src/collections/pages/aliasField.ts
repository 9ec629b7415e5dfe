import { isLang } from '@concierge/contract/lang';
import type { FieldHook, TextField, TextFieldValidation, Where } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { withSlash } from '../../routing/path.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { aliasShape } from '../../validation/addresses/alias.ts';
import { copiedAlias } from './copies.ts';

const folderOf: Record<string, string> = {
  program: '/programs',
  singleCampus: '/campuses',
  singleNews: '/news',
  webinar: '/webinars',
};

/** Letters and digits of a title joined by hyphens. */
const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** Closes an address with slashes, and makes one from the English title where it is empty. */
const complete: FieldHook = ({ value, data, req }) => {
  if (typeof value === 'string' && value.trim() !== '') {
    const trimmed = value.trim().normalize('NFC');
    return withSlash(trimmed.startsWith('/') ? trimmed : `/${trimmed}`);
  }
  if (value || req.locale !== 'en' || typeof data?.['title'] !== 'string' || !data['title'].trim())
    return value;
  if (data['type'] === 'homepage') return '/';
  return `${folderOf[String(data['type'])] ?? ''}/${slug(data['title'])}/`;
};

/**
 * On saving: the shape, and that no other page of these brands has the address in this language.
 */
const free: TextFieldValidation = async (value, { id, data, event, req }) => {
  const shape = aliasShape(value, { req });
  if (
    shape !== true ||
    typeof value !== 'string' ||
    event === 'onChange' ||
    req.context['skipChanges']
  )
    return shape;
  const brands = (data as { field_domain_access?: string[] }).field_domain_access ?? [];
  const lang = isLang(req.locale) ? req.locale : 'en';
  // Each language is a query of its own: for both in one, a database reads all pages.
  for (const spoken of new Set([lang, 'en'])) {
    const where: Where = {
      and: [
        { [`alias.${spoken}`]: { equals: value } },
        { field_domain_access: { in: brands } },
        { _status: { equals: 'published' } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    };
    const { docs } = await req.payload.find({
      collection: 'pages',
      where,
      limit: 1,
      depth: 0,
      pagination: false,
      select: { title: true },
      overrideAccess: true,
      req: sameTransaction(req),
    });
    if (docs[0])
      return sayTo({ req })('The page “{title}” already has this address.', {
        title: docs[0].title,
      });
  }
  return true;
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
  hooks: { beforeValidate: [complete], beforeDuplicate: [copiedAlias] },
  admin: {
    placeholder: '/programs/bachelor/',
    description:
      'Path without language. Made from the title where empty; other languages use the English one.',
  },
};
