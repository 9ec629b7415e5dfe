/**
 * Whose a document is, seen by somebody of HIM: `own` of HIM, `both` of HIM and CAA, `other` of
 * CAA, `none` of no brand.
 */
export type Whose = 'own' | 'both' | 'other' | 'none';
/** Roles with their brands. */
export type Role =
  | 'anonymous'
  | 'editorHIM'
  | 'editorNone'
  | 'brandManagerHIM'
  | 'reviewerHIM'
  | 'authorHIM'
  | 'translatorHIM'
  | 'analystHIM'
  | 'admissionsHIM'
  | 'admissionsNone'
  | 'admin';
export type Operation = 'create' | 'read' | 'update' | 'delete' | 'duplicate';

type Allowed = Readonly<Partial<Record<Role, string>>>;

interface Row extends Readonly<Record<Operation, Allowed>> {
  /** The documents that are tried. */
  readonly whose: string;
  /** Who reads and restores versions, if the collection keeps versions. */
  readonly versions?: Allowed;
  /** Who moves a document to the trash and restores it, if the collection has a trash. */
  readonly trash?: Allowed;
}

const nobody: Allowed = {};
const byAdmin = (whose: string): Allowed => ({ admin: whose });
/** Editors, and brand managers, who may do all that editors may. */
const byEditor = (own: string, all: string): Allowed => ({
  editorHIM: own,
  brandManagerHIM: own,
  admin: all,
});
const byManager = (own: string, all: string): Allowed => ({ brandManagerHIM: own, admin: all });
const byReviewer = (own: string, all: string): Allowed => ({
  ...byEditor(own, all),
  reviewerHIM: own,
});
const byAuthor = (own: string, all: string): Allowed => ({
  ...byReviewer(own, all),
  authorHIM: own,
});
/** Everybody who works with content. */
const byReader = (own: string, all: string): Allowed => ({
  ...byAuthor(own, all),
  translatorHIM: own,
});
const byAdmissions = (own: string, all: string): Allowed => ({ admissionsHIM: own, admin: all });

const shown = 'own both other';
/**
 * What sites show and several brands may share: only who edits all of its brands puts it into the
 * trash, and only an administrator deletes it for good.
 */
const ofBrands: Row = {
  whose: shown,
  create: byEditor('own', shown),
  read: byReader('own both', shown),
  update: byEditor('own both', shown),
  duplicate: byEditor('own both', shown),
  delete: byAdmin(shown),
  trash: byEditor('own', shown),
};
/** Authors begin drafts; what they change is a draft too (access/publishing.test.ts). */
const withDrafts: Row = {
  ...ofBrands,
  create: byReviewer('own', shown),
  update: byReviewer('own both', shown),
  duplicate: byAuthor('own both', shown),
  trash: byReviewer('own', shown),
  versions: byReader('own both', shown),
};
const one = 'own other';
/**
 * What every brand has exactly one of: nobody makes a second one, and only an administrator deletes
 * it.
 */
const oneEach: Row = {
  whose: one,
  create: nobody,
  read: byEditor('own', one),
  update: byEditor('own', one),
  duplicate: nobody,
  delete: byAdmin(one),
};
const recorded: Row = {
  whose: one,
  create: nobody,
  read: byAdmissions('own', one),
  update: nobody,
  duplicate: nobody,
  delete: nobody,
};

/**
 * Who may do what over HTTP: collection × operation × role, and whose documents. A role that isn't
 * named may not at all; a collection that isn't named fails the test.
 */
export const accessTable: Readonly<Record<string, Row>> = {
  pages: withDrafts,
  'shared-sections': withDrafts,
  patterns: {
    ...ofBrands,
    create: byAuthor('own', shown),
    update: byAuthor('own both', shown),
    duplicate: byAuthor('own both', shown),
    trash: byReviewer('own', shown),
  },
  // Which documents a release may hold is in releases/releases.test.ts.
  releases: {
    whose: shown,
    create: byReviewer('own', shown),
    read: byReader('own both', shown),
    update: byReviewer('own both', shown),
    duplicate: nobody,
    delete: byReviewer('own both', shown),
  },
  campaigns: { ...ofBrands, versions: ofBrands.read },
  forms: { ...ofBrands, versions: ofBrands.read },
  popups: { ...ofBrands, versions: ofBrands.read },
  media: {
    whose: 'own both other none',
    create: byAuthor('own', 'own both other none'),
    read: byReader('own both other none', 'own both other none'),
    update: byEditor('own both', 'own both other none'),
    duplicate: byAuthor('own both', 'own both other none'),
    delete: byAdmin('own both other none'),
    trash: byEditor('own', 'own both other none'),
  },
  menus: { ...oneEach, versions: oneEach.read },
  footers: { ...oneEach, versions: oneEach.read },
  'brand-settings': { ...oneEach, update: byManager('own', one), versions: oneEach.read },
  redirects: {
    whose: one,
    create: byEditor('own', one),
    read: byEditor('own', one),
    update: byEditor('own', one),
    duplicate: nobody,
    delete: byAdmin(one),
    trash: byEditor('own', one),
  },
  'search-synonyms': {
    whose: 'own other none',
    // An editor who names no brand is given the own one.
    create: byEditor('own none', 'own other none'),
    read: byEditor('own none', 'own other none'),
    update: byEditor('own', 'own other none'),
    duplicate: byEditor('own', 'own other none'),
    delete: byEditor('own', 'own other none'),
  },
  glossary: {
    whose: one,
    create: byEditor('own', one),
    read: byReader('own', one),
    update: byEditor('own', one),
    duplicate: byEditor('own', one),
    delete: byEditor('own', one),
  },
  // All brands share the topics.
  'media-topics': {
    whose: 'none',
    create: byEditor('none', 'none'),
    read: byReader('none', 'none'),
    update: byAdmin('none'),
    duplicate: byEditor('none', 'none'),
    delete: byAdmin('none'),
  },
  'search-queries': { ...recorded, read: { ...byEditor('own', one), analystHIM: 'own' } },
  leads: { ...recorded, update: byAdmissions('own', one) },
  visits: recorded,
  subscribers: recorded,
  // Only what was refused (leads/newsletter/service/service.test.ts), as what is tried here.
  'newsletter-changes': { ...recorded, delete: byAdmissions('own', one) },
  mails: recorded,
  erasures: recorded,
  audit: { ...recorded, read: byAdmin(one) },
};

/** Whose locks, preferences and rows of Payload's own collections somebody reaches over HTTP. */
interface InternalRow {
  readonly create: Allowed;
  readonly read: Allowed;
  readonly update: Allowed;
  readonly delete: Allowed;
}
/** Everybody in whose navigation the pages are. */
const byWriter = (whose: string): Allowed => ({ ...byReader(whose, whose), editorNone: whose });
const closed: InternalRow = { create: nobody, read: nobody, update: nobody, delete: nobody };
const everybody = (whose: string): Allowed => ({
  editorHIM: whose,
  brandManagerHIM: whose,
  reviewerHIM: whose,
  authorHIM: whose,
  translatorHIM: whose,
  analystHIM: whose,
  editorNone: whose,
  admissionsHIM: whose,
  admissionsNone: whose,
  admin: whose,
});

/**
 * The same for collections that are no content: Payload's own and our indexes. Of locks, `own` is
 * one of a popup of HIM and `other` one of CAA, both somebody else's; of preferences and
 * saved views `own` are one's own and `other` somebody else's.
 */
export const internalTable: Readonly<Record<string, InternalRow>> = {
  'payload-locked-documents': {
    create: byEditor('own', one),
    // The admin says who else is in; a lock names a document and an account by their numbers.
    read: everybody(one),
    update: byEditor('own', one),
    delete: byAdmin(one),
  },
  'payload-preferences': {
    create: everybody('own'),
    read: everybody('own'),
    update: everybody('own'),
    delete: everybody('own'),
  },
  // What is stored is a view of the pages; with whom it is shared is in presets/presets.test.ts.
  'payload-query-presets': {
    create: byWriter(one),
    read: byWriter('own'),
    update: byWriter('own'),
    delete: byWriter('own'),
  },
  'payload-jobs': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
  brands: {
    create: byAdmin(one),
    read: byAdmin(one),
    update: byAdmin(one),
    delete: byAdmin(one),
  },
  'change-log': { ...closed, read: byAdmin(one), delete: byAdmin(one) },
  'document-references': closed,
  sessions: closed,
  reviews: closed,
  'second-factors': closed,
  'sign-in-tries': closed,
  'translation-counts': closed,
};
