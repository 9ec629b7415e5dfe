import type { CollectionSlug, Payload } from 'payload';
import { isInNavigation } from '../admin/isInNavigation.ts';
import type { User } from '../runtime/payload-types.ts';

/** A collection that staff search by names, with the fields that are looked at. */
export interface Kind {
  readonly slug: CollectionSlug;
  readonly fields: readonly string[];
  /** Further fields that a result says. */
  readonly facts?: readonly string[];
}

const kinds: readonly Kind[] = [
  { slug: 'pages', fields: ['title', 'alias'] },
  { slug: 'campaigns', fields: ['Name', 'crm_id'] },
  { slug: 'forms', fields: ['title', 'key'] },
  { slug: 'media', fields: ['alt', 'filename'] },
  { slug: 'popups', fields: ['field_heading'] },
  { slug: 'releases', fields: ['title'], facts: ['state'] },
  { slug: 'redirects', fields: ['path', 'url'] },
  { slug: 'leads', fields: ['reference', 'name', 'email'], facts: ['name', 'state'] },
  { slug: 'users', fields: ['email'] },
];

/** What a person finds by name: the collections of the person's own navigation. */
export const kindsFor = (payload: Payload, user: User): Kind[] =>
  kinds.filter(({ slug }) => isInNavigation(payload, user, slug));
