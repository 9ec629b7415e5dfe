import type { Endpoint, PayloadRequest, Where } from 'payload';
import { loadOwnDocument } from '../../access/loadOwnDocument.ts';
import { sayTo } from '../../i18n/say.ts';
import { notFound, problem } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import type { Lead } from '../../runtime/payload-types.ts';
import { crm } from '../settings.ts';
import { queuedColumns, settledColumns } from '../states.ts';
import { bookReleased } from '../visits/visitSeat.ts';
import { latestAttempts, resentAt } from './attempts.ts';

/**
 * The enquiry as it was, changed on behalf of a signed-in person, who may change what they may
 * read; undefined where the collection's access or its state forbids that.
 */
async function change(
  req: PayloadRequest,
  where: Where,
  to: (lead: Lead) => Partial<Lead>,
): Promise<Lead | undefined> {
  const lead = await loadOwnDocument(req, 'leads', routeId(req), where);
  if (!lead) return undefined;
  // By the condition again: of two who act on the same enquiry one does. No note was written.
  const changed = await req.payload.db.updateOne({
    collection: 'leads',
    where: { id: { equals: lead.id }, ...where },
    data: { ...to(lead), updatedAt: lead.updatedAt },
    options: { atomic: true },
  });
  return changed ? lead : undefined;
}

/**
 * `POST /api/leads/:id/resend`: queues an enquiry again that the CRM refused or took, or that
 * was only received. 404 for any other and for a newsletter address, which is not for the CRM; 409
 * without a CRM.
 */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!crm.url)
      return problem(409, sayTo({ req })('No CRM is configured: this enquiry stays here.'));
    const queued = (lead: Lead): Partial<Lead> => ({
      ...queuedColumns(),
      delivered_at: null,
      attempts: [...latestAttempts(lead), resentAt(new Date().toISOString())],
    });
    const resendable = {
      state: { in: ['refused', 'received', 'delivered'] },
      type: { not_equals: 'newsletter' },
    };
    return (await change(req, resendable, queued)) ? Response.json({ ok: true }) : notFound();
  },
};

/**
 * What becomes of a held enquiry that a person lets in: it goes on as if it had never been held,
 * and no longer counts as one of its network's burst, for somebody has vouched for it.
 */
export const released = ({ type }: Pick<Lead, 'type'>): Partial<Lead> => ({
  ...settledColumns(type),
  held: '',
  network: '',
  mails_due: true,
});

/**
 * `POST /api/leads/:id/release`: a person looked at a held enquiry; `seat` is false where a
 * visit's time is full meanwhile. 404 for any other.
 */
export const releaseEndpoint: Endpoint = {
  path: '/:id/release',
  method: 'post',
  handler: async (req) => {
    const lead = await change(req, { state: { equals: 'held' } }, released);
    return lead
      ? Response.json({ ok: true, seat: await bookReleased(req.payload, lead) })
      : notFound();
  },
};
