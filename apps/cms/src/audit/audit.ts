import type { CollectionConfig } from 'payload';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import { auditLog } from './auditLog.ts';
import { accountHooks } from './hooks/accountHooks.ts';
import { audited, personHooks } from './hooks/personalData.ts';
import { pageHooks, sectionHooks, settingHooks, shownHooks } from './hooks/publicationHooks.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;

/** What is recorded of which collection; of any other nothing is. */
const hooksByCollection: Readonly<Record<string, Hooks>> = {
  users: accountHooks,
  brands: settingHooks,
  'brand-settings': settingHooks,
  'search-synonyms': settingHooks,
  glossary: settingHooks,
  'media-topics': settingHooks,
  pages: pageHooks,
  'shared-sections': sectionHooks,
  forms: shownHooks,
  campaigns: shownHooks,
  media: shownHooks,
  popups: shownHooks,
  menus: shownHooks,
  footers: shownHooks,
  redirects: shownHooks,
  leads: personHooks,
  visits: personHooks,
  subscribers: personHooks,
  'newsletter-changes': personHooks,
  mails: personHooks,
};

function withAudit(collection: CollectionConfig): CollectionConfig {
  const { endpoints, hooks, slug } = collection;
  const added = hooksByCollection[slug];
  if (!added) return collection;
  const joined = Object.entries(added).map(([name, list]) => [
    name,
    [...(hooks?.[name as keyof Hooks] ?? []), ...list],
  ]);
  return {
    ...collection,
    ...(endpoints ? { endpoints: endpoints.map((endpoint) => audited(slug, endpoint)) } : {}),
    hooks: { ...hooks, ...Object.fromEntries(joined) },
  };
}

/**
 * Payload plugin: acts on accounts, settings, publications and persons' data leave a row each in a
 * log that nobody can rewrite unseen (ADR 24).
 */
export const audit = collectionPlugin(withAudit, auditLog);
