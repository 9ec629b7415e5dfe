import type { CollectionSlug, Where } from 'payload';
import type { Right } from '../access/roles.ts';
import type { Said } from '../i18n/say.ts';
import { mailsTimeoutMs } from '../leads/mails/dueMails.ts';
import type { User } from '../runtime/payload-types.ts';

/** A list of Payload's own, filtered to what waits for a person. */
export interface CountedList {
  readonly key: string;
  readonly label: Said;
  /** The right of those whom it waits for. */
  readonly right: Right;
  readonly collection: CollectionSlug;
  /** What of the collection waits for this person; an entry a field, all of them must hold. */
  readonly where: (user: User, now: Date) => Where;
  readonly isFailure?: boolean;
}

/** Milliseconds before the end of the rights in a medium at which its editors are told. */
const rightsNoticeMs = 30 * 24 * 3_600_000;

/** What people have to do, as lists. */
export const countedLists: readonly CountedList[] = [
  {
    key: 'drafts',
    label: 'My drafts',
    right: 'read',
    collection: 'pages',
    where: ({ email }) => ({ _status: { equals: 'draft' }, savedBy: { equals: email } }),
  },
  {
    key: 'releases',
    label: 'My releases that were not published',
    right: 'publish',
    collection: 'releases',
    where: ({ email }) => ({ state: { equals: 'refused' }, plannedBy: { equals: email } }),
    isFailure: true,
  },
  {
    key: 'rights',
    label: 'Media whose rights end within 30 days or have ended',
    right: 'site',
    collection: 'media',
    where: ({ role, brands }, now) => ({
      rights_until: { less_than: new Date(now.getTime() + rightsNoticeMs).toISOString() },
      ...(role === 'admin' ? {} : { field_domain_access: { in: brands ?? [] } }),
    }),
  },
  {
    key: 'captions',
    label: 'Films with sound and no captions',
    right: 'site',
    collection: 'media',
    where: ({ role, brands }) => ({
      lacks_captions: { equals: true },
      ...(role === 'admin' ? {} : { field_domain_access: { in: brands ?? [] } }),
    }),
  },
  {
    key: 'searches',
    label: 'Searches without a result',
    right: 'searches',
    collection: 'search-queries',
    where: () => ({ without_result: { greater_than: 0 } }),
  },
  {
    key: 'refused',
    label: 'Enquiries that the CRM refused',
    right: 'persons',
    collection: 'leads',
    where: () => ({ state: { equals: 'refused' } }),
    isFailure: true,
  },
  {
    key: 'mails',
    label: 'Mails that were not sent',
    right: 'persons',
    collection: 'mails',
    where: () => ({ state: { in: ['failed', 'suppressed'] } }),
    isFailure: true,
  },
  {
    key: 'unanswered',
    label: 'Enquiries whose mails could not be written',
    right: 'persons',
    collection: 'leads',
    where: (_, now) => ({
      mails_due: { equals: true },
      createdAt: { less_than: new Date(now.getTime() - mailsTimeoutMs).toISOString() },
    }),
    isFailure: true,
  },
  {
    key: 'held',
    label: 'Enquiries in quarantine',
    right: 'persons',
    collection: 'leads',
    where: () => ({ state: { equals: 'held' } }),
  },
];
