import type { Endpoint, Payload } from 'payload';
import type { Inquiry } from '../../runtime/payload-types.ts';
import { routeId } from '../../runtime/routeId.ts';
import { requireFresh } from '../../signIn/fresh/fresh.ts';

/**
 * `POST /api/inquiries/:id/erase`: removes every enquiry, mail, subscription and booked seat of the
 * same address; what stays is a count per brand. 403 where the sign-in isn't fresh.
 */
export const eraseEndpoint: Endpoint = {
  path: '/:id/erase',
  method: 'post',
  handler: async (req) => {
    requireFresh(req);
    const { payload } = req;
    const id = routeId(req);
    const found = await payload.find({
      collection: 'inquiries',
      where: { id: { equals: id } },
      req,
      overrideAccess: false,
      depth: 0,
      limit: 1,
    });
    const [inquiry] = found.docs;
    if (!inquiry) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    const all = await samePerson(payload, inquiry);
    await payload.delete({
      collection: 'inquiries',
      where: { id: { in: all.map((one) => one.id) } },
      overrideAccess: true,
      depth: 0,
    });
    await eraseMails(payload, all);
    const seats = { key: { in: all.map((one) => one.key) } };
    await payload.delete({ collection: 'visits', where: seats, overrideAccess: true, depth: 0 });
    const email = inquiry.email?.trim().toLowerCase();
    if (email)
      await payload.delete({
        collection: 'subscribers',
        where: { email: { equals: email } },
        overrideAccess: true,
        depth: 0,
      });
    await payload.create({
      collection: 'erasures',
      data: { brand: inquiry.brand, inquiries: all.length },
      overrideAccess: true,
      depth: 0,
    });
    return Response.json({ ok: true, inquiries: all.length });
  },
};

/** The enquiries of one address, however it was capitalised; without an address only the one. */
async function samePerson(payload: Payload, inquiry: Inquiry): Promise<Inquiry[]> {
  const email = inquiry.email?.toLowerCase();
  if (!email) return [inquiry];
  const where = { email: { like: email } };
  const { docs } = await payload.find({
    collection: 'inquiries',
    where,
    overrideAccess: true,
    depth: 0,
    pagination: false,
  });
  return docs.filter((one) => one.email?.toLowerCase() === email);
}

/**
 * Every mail to the address, and those about it: the notices to admissions, and what was written to
 * a friend.
 */
async function eraseMails(payload: Payload, inquiries: readonly Inquiry[]): Promise<void> {
  for (const { key, reference, email, fields } of inquiries) {
    const friend = (fields as Record<string, string>)['FriendEmail'];
    const about = [
      { key: { in: ['confirmation', 'notice', 'newsletter'].map((kind) => `${key}:${kind}`) } },
      // Not those of another enquiry that was told apart by a number behind the same reference.
      { and: [{ subject: { like: reference } }, { subject: { not_like: `${reference}-` } }] },
      ...(email ? [{ to: { equals: email } }, { to: { equals: email.toLowerCase() } }] : []),
      ...(friend ? [{ and: [{ to: { equals: friend } }, { kind: { equals: 'referral' } }] }] : []),
    ];
    await payload.delete({
      collection: 'mails',
      where: { or: about },
      overrideAccess: true,
      depth: 0,
    });
  }
}
