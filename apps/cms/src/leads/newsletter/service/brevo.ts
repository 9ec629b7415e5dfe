import type { Adapter } from './adapter.ts';

/**
 * Brevo's interface, version 3. A contact is one of the whole account, and its lists are numbers.
 * An opt-out by Brevo's own link blocks the contact, which these calls never lift.
 */
export const brevo: Adapter = {
  headers: ({ key }) => ({ 'api-key': key }),
  call: (act, { email, listId }) => {
    if (act === 'subscribe') {
      const body = { email, listIds: [Number(listId)], updateEnabled: true };
      return { method: 'POST', path: '/contacts', body };
    }
    if (act === 'unsubscribe')
      return {
        method: 'POST',
        path: `/contacts/lists/${listId}/contacts/remove`,
        body: { emails: [email] },
      };
    return {
      method: 'DELETE',
      path: `/contacts/${encodeURIComponent(email)}?identifierType=email_id`,
    };
  },
  isDone: (act, { status, sentence }) =>
    (act === 'delete' && status === 404) ||
    (act === 'unsubscribe' && status === 400 && /already removed/i.test(sentence)),
  deletesEverywhere: true,
};
