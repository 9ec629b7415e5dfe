import { registry } from '@concierge/brands/registry';
import type { Endpoint } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { copyFor } from '../../fields/copiedFor.ts';
import { readBody } from '../../runtime/http/readBody.ts';
import { json, problem } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import type { Page } from '../../runtime/payload-types.ts';

/**
 * `POST /api/pages/:id/copy-to` with `brand`: a draft for the site of that brand, with the titles
 * and addresses of the page; answers its `id`. 400 for an unknown brand; who may not read the page
 * or write for the brand is refused as on any other save.
 */
export const copyToBrand: Endpoint = {
  path: '/:id/copy-to',
  method: 'post',
  handler: async (req) => {
    if (!currentUser(req)) return problem(404, 'Not found');
    const { brand: wanted } = await readBody(req);
    const brand = registry.find(({ code }) => code === wanted)?.code;
    if (!brand) return problem(400, 'brand must name a brand.');
    const copy = await req.payload.duplicate({
      collection: 'pages',
      id: routeId(req),
      data: { field_domain_access: [brand] as Page['field_domain_access'], _status: 'draft' },
      draft: true,
      depth: 0,
      context: copyFor(brand),
      overrideAccess: false,
      req,
    });
    return json({ id: copy.id });
  },
};
