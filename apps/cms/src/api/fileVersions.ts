import type { Payload } from 'payload';
import { fileVersion } from '../publish/parts/image.ts';
import { problem } from '../runtime/http/respond.ts';

type Context = { params: Promise<{ slug?: string[] }> };
type Handler = (request: Request, context: Context) => Promise<Response>;

const filePath = /\/api\/media\/file\/([^/]+)$/;

/**
 * Says of each file of the media library which version it is (`x-version`, and as the entity tag):
 * the one that published addresses carry, so that a site can tell it from a made-up one. Answers
 * 304 to whoever has it.
 */
export const withFileVersion =
  (handle: Handler, getPayload: () => Promise<Payload>): Handler =>
  async (request, context) => {
    const name = fileName(new URL(request.url).pathname);
    if (name === undefined) return handle(request, context);
    // Read before the file: bytes may be newer than their version says, never older.
    const version = await loadFileVersion(await getPayload(), name);
    const response = await handle(request, context);
    // Payload calls a file that isn't there an error of the server.
    if (version === undefined && response.status === 500) return problem(404, 'Not found');
    if (version === undefined || !response.ok) return response;
    const headers = new Headers(response.headers);
    headers.set('x-version', version);
    headers.set('etag', `"${version}"`);
    if (request.headers.get('if-none-match') !== `"${version}"`)
      return new Response(response.body, { status: response.status, headers });
    await response.body?.cancel();
    for (const field of ['content-length', 'content-range']) headers.delete(field);
    return new Response(null, { status: 304, headers });
  };

function fileName(path: string): string | undefined {
  try {
    const [, name] = filePath.exec(path) ?? [];
    return name && decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

async function loadFileVersion(payload: Payload, filename: string): Promise<string | undefined> {
  const where = { filename: { equals: filename } };
  const { docs } = await payload.find({
    collection: 'media',
    where,
    select: { updatedAt: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] && fileVersion(docs[0].updatedAt);
}
