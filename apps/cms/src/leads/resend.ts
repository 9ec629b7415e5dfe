import type { Endpoint, PayloadRequest } from 'payload';
import type { Inquiry } from '../payload-types.ts';

/** Changes one enquiry on behalf of a signed-in person; the collection's access decides on whether they may. 404 where they may not. */
async function change(req: PayloadRequest, from: readonly Inquiry['state'][], data: Partial<Inquiry>): Promise<Response> {
  const id = Number(req.routeParams?.['id']);
  const where = { id: { equals: id }, state: { in: from } };
  const { docs } = await req.payload.update({ collection: 'inquiries', where, data: {}, req, overrideAccess: false, depth: 0 });
  const [inquiry] = docs;
  if (!inquiry) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
  await req.payload.update({ collection: 'inquiries', id: inquiry.id, data, overrideAccess: true, depth: 0 });
  return Response.json({ ok: true });
}

/** `POST /api/inquiries/:id/resend`: queues an enquiry again that the CRM refused or that was only received. */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: (req) =>
    change(req, ['refused', 'received', 'delivered'], { state: 'queued', next_attempt_at: new Date().toISOString(), delivered_at: null }),
};

/** `POST /api/inquiries/:id/release`: a person looked at a held enquiry and lets it go on. */
export const releaseEndpoint: Endpoint = {
  path: '/:id/release',
  method: 'post',
  handler: (req) => change(req, ['held'], { state: 'queued', next_attempt_at: new Date().toISOString() }),
};
