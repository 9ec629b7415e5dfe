import { randomUUID } from 'node:crypto';
import { unique } from '../testPayload.ts';
import type { FakeResource } from './drupalSite.ts';

let number = 0;
/** A published node with a number and an address of its own. */
export const node = (
  bundle: string,
  title: string,
  more: Partial<FakeResource> = {},
): FakeResource => {
  number += 1;
  return {
    type: `node--${bundle}`,
    id: randomUUID(),
    relationships: { uid: { data: { type: 'user--user', id: 'someone' } }, ...more.relationships },
    attributes: {
      drupal_internal__nid: number,
      langcode: 'en',
      status: true,
      title,
      path: { alias: `/${unique('drupal')}`, langcode: 'en' },
      ...more.attributes,
    },
  };
};
/** A reference to a resource; Drupal says alternative texts in its `meta`. */
export const ref = ({ type, id }: FakeResource, meta?: object) => ({
  type,
  id,
  ...(meta && { meta }),
});
/** Drupal's value of a formatted text. */
export const html = (value: string) => ({ value, format: 'full_html', processed: value });
