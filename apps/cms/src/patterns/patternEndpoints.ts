import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { holds } from '../access/roles.ts';
import { sayTo } from '../i18n/say.ts';
import { readBody } from '../runtime/http/readBody.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import { insertPattern } from './insertPattern.ts';
import { saveAsPattern } from './saveAsPattern.ts';

const maxBlocks = 200;
const maxTitleLength = 200;

/** Whether the person writes pages and may read this document. */
async function mayUse(req: PayloadRequest, collection: CollectionSlug, id: number) {
  if (!holds(currentUser(req), 'draft')) return false;
  const where = { id: { equals: id } };
  const found = await req.payload.count({ collection, where, req, overrideAccess: false });
  return found.totalDocs > 0;
}

/** `POST /api/patterns/from-page/:id` with a title and ids of blocks: makes a pattern of them. */
const fromPage: Endpoint = {
  path: '/from-page/:id',
  method: 'post',
  handler: async (req) => {
    const page = routeId(req);
    if (!(await mayUse(req, 'pages', page))) return problem(404, 'Not found');
    const say = sayTo({ req });
    const { title, blocks } = await readBody(req);
    const name = typeof title === 'string' ? title.trim() : '';
    if (!name || name.length > maxTitleLength) return problem(400, say('Give the pattern a name.'));
    if (!Array.isArray(blocks) || blocks.length > maxBlocks)
      return problem(400, say('Say which blocks it has.'));
    const id = await saveAsPattern(req, page, { title: name, blocks: blocks.map(String) });
    return id === undefined
      ? problem(400, say('The page has none of these blocks.'))
      : json({ id }, 201);
  },
};

/** `POST /api/patterns/:id/insert` with a page: adds a copy of the pattern to its newest draft. */
const insert: Endpoint = {
  path: '/:id/insert',
  method: 'post',
  handler: async (req) => {
    const pattern = routeId(req);
    const { page: pageId } = await readBody(req);
    const page = routeId({ routeParams: { id: pageId } });
    const isOpen = (await mayUse(req, 'patterns', pattern)) && (await mayUse(req, 'pages', page));
    if (!isOpen) return problem(404, 'Not found');
    return json({ blocks: await insertPattern(req, page, pattern) });
  },
};

/** How a page's blocks become a pattern, and a pattern's blocks those of a page. */
export const patternEndpoints: Endpoint[] = [fromPage, insert];
