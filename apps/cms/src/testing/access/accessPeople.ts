import type { Payload } from 'payload';
import { callWith, signedIn } from '../rest.ts';
import type { Role } from './accessTable.ts';

/**
 * Somebody of each role of the table, signed in, with calls of the REST API; of nobody no account.
 */
export const accessPeople = async (payload: Payload) =>
  ({
    anonymous: {
      call: callWith(payload, {
        cookie: 'payload-token=made-up',
        'sec-fetch-site': 'same-origin',
      }),
      user: undefined,
    },
    editorHIM: await signedIn(payload, 'editor', ['HIM']),
    editorNone: await signedIn(payload, 'editor'),
    brandManagerHIM: await signedIn(payload, 'brandManager', ['HIM']),
    reviewerHIM: await signedIn(payload, 'reviewer', ['HIM']),
    authorHIM: await signedIn(payload, 'author', ['HIM']),
    translatorHIM: await signedIn(payload, 'translator', ['HIM']),
    analystHIM: await signedIn(payload, 'analyst', ['HIM']),
    admissionsHIM: await signedIn(payload, 'admissions', ['HIM']),
    admissionsNone: await signedIn(payload, 'admissions'),
    admin: await signedIn(payload, 'admin'),
  }) satisfies Record<Role, object>;
