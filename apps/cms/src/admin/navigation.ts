import type { CollectionConfig, Config, DocumentTabCondition, EditConfig, Plugin } from 'payload';
import type { User } from '../runtime/payload-types.ts';

type Role = User['role'];
const editors: readonly Role[] = ['editor'];
const admissions: readonly Role[] = ['admissions'];
const administrators: readonly Role[] = [];

/** Who works with a collection besides administrators, who work with all. */
const usedBy: Readonly<Record<string, readonly Role[]>> = {
  pages: editors,
  media: editors,
  campaigns: editors,
  forms: editors,
  popups: editors,
  menus: editors,
  footers: editors,
  redirects: editors,
  'search-synonyms': editors,
  'search-queries': editors,
  'brand-settings': administrators,
  inquiries: admissions,
  visits: admissions,
  subscribers: admissions,
  mails: admissions,
  erasures: admissions,
  users: administrators,
  audit: administrators,
};

const roleOf = (user: unknown): Role | undefined => (user as User | null | undefined)?.role;
/** The calls of a document as JSON are for those who program against them. */
const isAdmin: DocumentTabCondition = ({ req }) => roleOf(req.user) === 'admin';

function withNavigation(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection;
  const roles = usedBy[slug];
  if (!roles) return collection;
  const views = admin?.components?.views;
  const edit = { ...views?.edit, api: { tab: { condition: isAdmin } } } as EditConfig;
  return {
    ...collection,
    admin: {
      ...admin,
      hidden: ({ user }) => {
        const role = roleOf(user);
        return role !== 'admin' && !roles.some((one) => one === role);
      },
      components: { ...admin?.components, views: { ...views, edit } },
    },
  };
}

/**
 * Payload plugin: the navigation of a role has what that role works with. It decides what is shown;
 * `access` decides what is allowed.
 */
export const navigation: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(withNavigation),
});
