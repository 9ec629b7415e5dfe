import type { Endpoint, PayloadRequest } from 'payload';
import type { Inquiry } from '../payload-types.ts';
import { settledState } from './states.ts';

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });

/** The enquiry as it was, changed on behalf of a signed-in person; undefined where the collection's access or its state forbids that. */
async function change(
  req: PayloadRequest,
  from: readonly Inquiry['state'][],
  to: (inquiry: Inquiry) => Partial<Inquiry>,
): Promise<Inquiry | undefined> {
  const id = Number(req.routeParams?.['id']);
  const where = { id: { equals: id }, state: { in: from } };
  const { docs } = await req.payload.update({ collection: 'inquiries', where, data: {}, req, overrideAccess: false, depth: 0 });
  const [inquiry] = docs;
  if (inquiry) await req.payload.update({ collection: 'inquiries', id: inquiry.id, data: to(inquiry), overrideAccess: true, depth: 0 });
  return inquiry;
}

const now = () => new Date().toISOString();

/** `POST /api/inquiries/:id/resend`: queues an enquiry again that the CRM refused or that was only received. 404 for any other. */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    const queued = { state: 'queued' as const, next_attempt_at: now(), delivered_at: null };
    return (await change(req, ['refused', 'received', 'delivered'], () => queued)) ? Response.json({ ok: true }) : notFound();
  },
};

/** `POST /api/inquiries/:id/release`: a person looked at a held enquiry; it goes on as if it had never been held. 404 for any other. */
export const releaseEndpoint: Endpoint = {
  path: '/:id/release',
  method: 'post',
  handler: async (req) => {
    const released = ({ type }: Inquiry) => ({ state: settledState(type), next_attempt_at: now(), held: '', mails_due: true });
    return (await change(req, ['held'], released)) ? Response.json({ ok: true }) : notFound();
  },
};
