import type { CollectionConfig, DocumentTabCondition, EditConfig } from 'payload';
import { hasRight, type Right, type Role } from '../access/roles.ts';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import type { User } from '../runtime/payload-types.ts';

/** The right that makes a person work with a collection. */
const usedWith: Readonly<Record<string, Right | 'administer'>> = {
  pages: 'read',
  'shared-sections': 'read',
  patterns: 'draft',
  releases: 'read',
  media: 'draft',
  campaigns: 'site',
  forms: 'site',
  popups: 'site',
  menus: 'site',
  footers: 'site',
  redirects: 'site',
  'media-topics': 'site',
  'search-synonyms': 'site',
  glossary: 'site',
  'search-queries': 'searches',
  'brand-settings': 'settings',
  leads: 'persons',
  visits: 'persons',
  subscribers: 'persons',
  'newsletter-changes': 'persons',
  mails: 'persons',
  erasures: 'persons',
  brands: 'administer',
  users: 'administer',
  audit: 'administer',
};

const userRole = (user: unknown): Role | undefined => (user as User | null | undefined)?.role;
/** The calls of a document as JSON are for those who program against them. */
const isAdmin: DocumentTabCondition = ({ req }) => userRole(req.user) === 'admin';

function withNavigation(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection;
  const right = usedWith[slug];
  if (!right) return collection;
  const views = admin?.components?.views;
  const edit = { ...views?.edit, api: { tab: { condition: isAdmin } } } as EditConfig;
  return {
    ...collection,
    admin: {
      ...admin,
      hidden: ({ user }) => {
        const role = userRole(user);
        return right === 'administer' ? role !== 'admin' : !hasRight(role, right);
      },
      components: { ...admin?.components, views: { ...views, edit } },
    },
  };
}

/**
 * Payload plugin: the navigation of a role has what that role works with. It decides what is shown;
 * `access` decides what is allowed.
 */
export const navigation = collectionPlugin(withNavigation);
