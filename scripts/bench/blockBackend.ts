import { createServer } from 'node:http';
import { brandByCode } from '@concierge/brands/registry';
import { page } from '@concierge/contract/examples/nodeKit';
import { fakeShell } from '../../apps/site/tests/fakeContent.ts';
import { blocks25 } from './blocks25.ts';

/**
 * A backend that answers every path with one page of 25 blocks from a ready buffer, in a process of its own: what is measured is who asks.
 * `node scripts/bench/blockBackend.ts PORT`
 */
const brand = brandByCode('HIM');
if (!brand) throw new Error('there is no HIM');
const node = { ...page('lego_page', '/blocks/', 'Twenty-five blocks'), field_blocks: blocks25 };
const head = { 'content-type': 'application/json' };
const answer = Buffer.from(JSON.stringify({ node, ...fakeShell(brand, 'en') }));

createServer((request, response) => {
  const path = request.url?.split('?', 1)[0];
  request.resume();
  if (path === '/api/node') response.writeHead(200, { ...head, 'content-length': answer.length }).end(answer);
  else if (path === '/api/changes') setTimeout(() => response.writeHead(200, head).end('{"changes":[],"last":0}'), 20_000).unref();
  else response.writeHead(200, head).end('{"forms":[]}');
}).listen(Number(process.argv[2]));
