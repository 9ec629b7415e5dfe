import type { User } from '../runtime/payload-types.ts';

export type Role = User['role'];

/**
 * What a role may do, in its brands:
 * - `read`: open content, drafts too
 * - `draft`: begin pages and write drafts of them; add media
 * - `translate`: write drafts of translated texts, in the account's languages
 * - `publish`: approve, publish, schedule, take off the site and delete pages
 * - `site`: change what has no drafts and is live at once, such as media, menus and forms
 * - `settings`: change a brand's settings
 * - `searches`: read what visitors searched for
 * - `figures`: read numbers of enquiries, without persons
 * - `persons`: read and answer enquiries
 */
export type Right =
  | 'read'
  | 'draft'
  | 'translate'
  | 'publish'
  | 'site'
  | 'settings'
  | 'searches'
  | 'figures'
  | 'persons';

const writing = ['read', 'draft'] as const;
const editing = [...writing, 'publish', 'site', 'searches'] as const;

/** The roles as data; administrators hold every right, in all brands. */
export const rights: Readonly<Record<Exclude<Role, 'admin'>, readonly Right[]>> = {
  author: writing,
  translator: ['read', 'translate'],
  reviewer: [...writing, 'publish'],
  editor: editing,
  brandManager: [...editing, 'settings', 'figures'],
  admissions: ['persons'],
  analyst: ['searches', 'figures'],
};

/** Whether a role holds a right, in whatever brands. */
export const hasRight = (role: Role | undefined, right: Right): boolean =>
  role === 'admin' || (role !== undefined && (rights[role]?.includes(right) ?? false));

/** Whether a role writes the texts of its languages and nothing that all languages share. */
export const mayOnlyTranslate = (role: Role | undefined): boolean =>
  hasRight(role, 'translate') && !hasRight(role, 'draft');

/** Whether a person holds a right in a brand at least; administrators need none. */
export const holds = (
  user: Pick<User, 'role' | 'brands'> | null | undefined,
  right: Right,
): boolean =>
  hasRight(user?.role, right) && (user?.role === 'admin' || Boolean(user?.brands?.length));
