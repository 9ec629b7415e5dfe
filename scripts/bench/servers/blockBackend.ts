import { createServer } from 'node:http';
import { brandByCode } from '@concierge/brands/registry';
import { page } from '@concierge/contract/examples/nodeKit';
import { fakeShell } from '../../../apps/site/tests/fakeContent.ts';
import { blocks25 } from './blocks25.ts';

/**
 * A backend that answers every path with a page of 25 blocks from ready pieces, in a process of its
 * own: what is measured is who asks. Below `/en/new-` every text of every block is another one on
 * every page; elsewhere all pages have the same blocks. `node scripts/bench/servers/blockBackend.ts
 * PORT`
 */
const brand = brandByCode('HIM');
if (!brand) throw new Error('there is no HIM');
const head = { 'content-type': 'application/json' };
const node = page('lego_page', '/blocks/', 'Twenty-five blocks');
const [before = '', after = ''] = JSON.stringify({
  node: { ...node, field_blocks: '@' },
  ...fakeShell(brand, 'en'),
}).split('"@"');
const blocks = JSON.stringify(blocks25);
const same = Buffer.from(before + blocks + after);
/** Cut where a text begins: a number there makes it another one. */
const pieces = blocks.split(
  /(?<="(?:field_title|field_text|field_lead|field_caption|title|text|alt)":"(?:<p>)?)(?=[^"/<])/,
);
let count = 0;
function everNew(): Buffer {
  count += 1;
  return Buffer.from(before + pieces.join(`${count} `) + after);
}

createServer((request, response) => {
  const path = request.url?.split('?', 1)[0];
  if (path === '/api/node') {
    request.once('data', (sent: Buffer) => {
      const answer = sent.includes('/en/new-') ? everNew() : same;
      response.writeHead(200, { ...head, 'content-length': answer.length }).end(answer);
    });
  } else if (path === '/api/changes')
    setTimeout(() => response.writeHead(200, head).end('{"changes":[],"last":0}'), 20_000).unref();
  else response.writeHead(200, head).end('{"forms":[]}');
}).listen(Number(process.argv[2]));
