import type { Endpoint } from 'payload';
import { fileVersion } from '../../publish/parts/image.ts';
import { isEditorOrSite } from '../../references/isEditorOrSite.ts';
import { notFound } from '../../runtime/http/respond.ts';

/**
 * `GET /api/media/file/captions/:name`: the captions of a film in a language, by `film.mp4.en.vtt`,
 * as text/vtt with the version that published addresses carry. 404 where there are none, or nobody
 * may see the film.
 */
export const captionsEndpoint: Endpoint = {
  path: '/file/captions/:name',
  method: 'get',
  handler: async (req) => {
    const name = String(req.routeParams?.['name']);
    const [, filename, srclang] = /^(.+)\.([a-z]{2})\.vtt$/.exec(name) ?? [];
    if (!filename || !(await isEditorOrSite({ req, data: { filename } }))) return notFound();
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { filename: { equals: filename } },
      select: { captions: true, updatedAt: true },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
    });
    const vtt = docs[0]?.captions?.find((row) => row.srclang === srclang)?.vtt;
    if (!docs[0] || !vtt?.trim()) return notFound();
    const version = fileVersion(docs[0].updatedAt);
    const headers = { etag: `"${version}"`, 'x-version': version };
    if (req.headers.get('if-none-match') === headers.etag)
      return new Response(null, { status: 304, headers });
    return new Response(vtt, {
      headers: { ...headers, 'content-type': 'text/vtt; charset=utf-8' },
    });
  },
};
