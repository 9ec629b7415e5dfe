import { createHash } from 'node:crypto';
import type { Adapter } from './adapter.ts';

/**
 * Mailchimp's interface, version 3.0. A member is found by the MD5 of its address in lower case. An
 * address that is deleted for good can't be added by a call again: the person signs up at
 * Mailchimp.
 */
export const mailchimp: Adapter = {
  headers: ({ key }) => ({
    authorization: `Basic ${Buffer.from(`concierge:${key}`).toString('base64')}`,
  }),
  call: (act, { email, listId }) => {
    const hash = createHash('md5').update(email.toLowerCase()).digest('hex');
    const path = `/lists/${listId}/members/${hash}`;
    if (act === 'subscribe') {
      const status = 'subscribed';
      return { method: 'PUT', path, body: { email_address: email, status_if_new: status, status } };
    }
    if (act === 'unsubscribe') return { method: 'PATCH', path, body: { status: 'unsubscribed' } };
    return { method: 'POST', path: `${path}/actions/delete-permanent` };
  },
  isDone: (act, { status }) => act !== 'subscribe' && status === 404,
  deletesEverywhere: false,
};
