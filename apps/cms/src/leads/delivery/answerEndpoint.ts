import type { Endpoint } from 'payload';
import { routeId } from '../../runtime/routeId.ts';
import { announce } from './announce.ts';

/**
 * `POST /api/leads/:id/answer`: writes the mails to an enquiry now; 500 with the reason where
 * that fails again, 404 where none are due.
 */
export const answerEndpoint: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    const where = { id: { equals: routeId(req) }, mails_due: { equals: true } };
    const { docs } = await payload.find({
      collection: 'leads',
      where,
      user,
      overrideAccess: false,
      depth: 0,
      limit: 1,
    });
    const [lead] = docs;
    if (!lead) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    try {
      await announce(payload, lead);
      return Response.json({ ok: true });
    } catch (error) {
      payload.logger.error({ err: error }, `enquiry ${lead.reference} could not be answered`);
      return Response.json(
        { errors: [{ message: error instanceof Error ? error.message : 'failed' }] },
        { status: 500 },
      );
    }
  },
};
