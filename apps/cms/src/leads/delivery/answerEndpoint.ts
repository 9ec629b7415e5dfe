import type { Endpoint } from 'payload';
import { loadOwnDocument } from '../../access/loadOwnDocument.ts';
import { notFound, problem } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';
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
    const due = { mails_due: { equals: true } };
    const lead = await loadOwnDocument({ payload, user }, 'leads', routeId(req), due);
    if (!lead) return notFound();
    try {
      await announce(payload, lead);
      return Response.json({ ok: true });
    } catch (error) {
      payload.logger.error({ err: error }, `enquiry ${lead.reference} could not be answered`);
      return problem(500, error instanceof Error ? error.message : 'failed');
    }
  },
};
