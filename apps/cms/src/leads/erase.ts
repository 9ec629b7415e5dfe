import type { Endpoint } from 'payload';

/** `POST /api/inquiries/:id/erase`: removes every enquiry, mail and subscription of the same address; what stays is a count per brand. */
export const eraseEndpoint: Endpoint = {
  path: '/:id/erase',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const id = Number(req.routeParams?.['id']);
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
    const where = inquiry.email ? { email: { equals: inquiry.email } } : { id: { equals: inquiry.id } };
    const { docs } = await payload.delete({ collection: 'inquiries', where, overrideAccess: true, depth: 0 });
    if (inquiry.email) {
      await payload.delete({ collection: 'mails', where: { to: { equals: inquiry.email } }, overrideAccess: true, depth: 0 });
      await payload.delete({ collection: 'subscribers', where: { email: { equals: inquiry.email } }, overrideAccess: true, depth: 0 });
    }
    await payload.create({
      collection: 'erasures',
      data: { brand: inquiry.brand, inquiries: docs.length },
      overrideAccess: true,
      depth: 0,
    });
    return Response.json({ ok: true, inquiries: docs.length });
  },
};
