import { comparableEmail } from '@concierge/server/persons/identity';
import { telephoneIn } from '@concierge/server/persons/telephone';
import type { Endpoint } from 'payload';
import { loadOwnDocument } from '../../access/loadOwnDocument.ts';
import { requireOfficer } from '../../access/officer.ts';
import { notFound } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';
import { erasePerson } from '../privacy/person/erasePerson.ts';
import { findPerson } from '../privacy/person/findPerson.ts';

/**
 * `POST /api/leads/:id/erase`: erases whoever sent the enquiry in all brands that the officer
 * may see (privacy/person/erasePerson.ts). 403 where the sign-in isn't fresh, 404 for an enquiry
 * that the officer may not see.
 */
export const eraseEndpoint: Endpoint = {
  path: '/:id/erase',
  method: 'post',
  handler: async (req) => {
    requireFresh(req);
    const { payload } = req;
    const lead = await loadOwnDocument(req, 'leads', routeId(req));
    if (!lead) return notFound();
    const { user, brands } = requireOfficer(req);
    const email = comparableEmail(lead.email ?? '');
    // A telephone is shared by families; it counts where there is nothing else.
    const identity = { email, phone: email ? undefined : telephoneIn(lead.phone ?? '') };
    const data = await findPerson(payload, identity, brands, [lead]);
    const cause = 'request' as const;
    await erasePerson(payload, { identity, data, brands, cause, user: user.id });
    return Response.json({ ok: true, leads: data.leads.length });
  },
};
