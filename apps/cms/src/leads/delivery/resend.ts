import type { Endpoint, PayloadRequest } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { everyRow } from '../../runtime/database/everyRow.ts';
import { oneAtATime } from '../../runtime/oneAtATime.ts';
import type { Inquiry } from '../../runtime/payload-types.ts';
import { routeId } from '../../runtime/routeId.ts';
import { settledState } from '../inbox/states.ts';
import { bookReleased } from '../visits/visitSeat.ts';
import { crm } from './settings.ts';

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });

/**
 * The enquiry as it was, changed on behalf of a signed-in person; undefined where the collection's
 * access or its state forbids that.
 */
const change = (
  req: PayloadRequest,
  from: readonly Inquiry['state'][],
  to: (inquiry: Inquiry) => Partial<Inquiry>,
): Promise<Inquiry | undefined> =>
  oneAtATime(`inquiries/${routeId(req)}`, () => changeNow(req, from, to));

async function changeNow(
  req: PayloadRequest,
  from: readonly Inquiry['state'][],
  to: (inquiry: Inquiry) => Partial<Inquiry>,
): Promise<Inquiry | undefined> {
  const id = routeId(req);
  const where = { id: { equals: id }, state: { in: from } };
  const [inquiry] = await everyRow(
    req.payload.update({
      collection: 'inquiries',
      where,
      data: {},
      req,
      overrideAccess: false,
      depth: 0,
    }),
  );
  if (inquiry)
    await req.payload.update({
      collection: 'inquiries',
      id: inquiry.id,
      data: to(inquiry),
      overrideAccess: true,
      depth: 0,
    });
  return inquiry;
}

const now = () => new Date().toISOString();

/**
 * `POST /api/inquiries/:id/resend`: queues an enquiry again that the CRM refused or that was only
 * received. 404 for any other, 409 without a CRM.
 */
export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!crm.url)
      return Response.json(
        { errors: [{ message: sayTo({ req })('No CRM is configured: this enquiry stays here.') }] },
        { status: 409 },
      );
    const queued = { state: 'queued' as const, next_attempt_at: now(), delivered_at: null };
    return (await change(req, ['refused', 'received', 'delivered'], () => queued))
      ? Response.json({ ok: true })
      : notFound();
  },
};

/**
 * What becomes of a held enquiry that a person lets in: it goes on as if it had never been held,
 * and no longer counts as one of its network's burst, for somebody has vouched for it.
 */
export const released = ({ type }: Pick<Inquiry, 'type'>): Partial<Inquiry> => ({
  state: settledState(type),
  next_attempt_at: now(),
  held: '',
  network: '',
  mails_due: true,
});

/**
 * `POST /api/inquiries/:id/release`: a person looked at a held enquiry; `seat` is false where a
 * visit's time is full meanwhile. 404 for any other.
 */
export const releaseEndpoint: Endpoint = {
  path: '/:id/release',
  method: 'post',
  handler: async (req) => {
    const inquiry = await change(req, ['held'], released);
    return inquiry
      ? Response.json({ ok: true, seat: await bookReleased(req.payload, inquiry) })
      : notFound();
  },
};
