import { createServer } from 'node:http';
import type { Call } from './strangeBackend.ts';

/** A captcha's response that is no success. */
export const unsuccessful = 'of-a-robot';

/**
 * What stands upstream of a site: a CRM's web-to-lead endpoint at `address`, and a captcha
 * provider's verification, which is called here by a site with `nodeOptions` as its NODE_OPTIONS.
 */
export function startUpstream(port: number) {
  const posts: Call[] = [];
  const verifications: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.url === '/siteverify') {
      const verification = new URLSearchParams(body);
      verifications.push(verification);
      const success = verification.get('response') !== unsuccessful;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ success }));
      return;
    }
    const { method = '', headers, url = '' } = request;
    if (method === 'POST')
      posts.push({ method, path: url, query: new URLSearchParams(), headers, body });
    response.setHeader('content-type', 'text/html').end('<h1>The CRM has spoken</h1>');
  }).listen(port, '127.0.0.1');
  // The provider's address is its own; the site's calls of it end here instead.
  const detour = `const own = globalThis.fetch; globalThis.fetch = (to, more) =>
    own(String(to).endsWith('/siteverify') ? 'http://127.0.0.1:${port}/siteverify' : to, more);`;
  return {
    address: `http://127.0.0.1:${port}/web-to-lead`,
    posts,
    verifications,
    nodeOptions: `--import data:text/javascript,${encodeURIComponent(detour)}`,
    stop: () => server.close(),
  };
}
