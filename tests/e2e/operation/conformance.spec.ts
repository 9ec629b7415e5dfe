import { brands } from '@concierge/brands/brands';
import { expect, test } from '@playwright/test';
import { Backend } from '../../conformance/Backend.ts';
import { checks } from '../../conformance/checks.ts';
import { type Damage, damaged } from '../../conformance/damaged.ts';
import { leadsSecret } from '../../leadsSecret.ts';
import { cmsOrigin } from '../../product.ts';

// The conformance suite, tried on the product's own backend, and on one that breaks a promise.
const api = `${cmsOrigin}/api`;

/** Promises that a backend breaks, each with the first sentence about it. */
async function broken(at: string, brand = 'HIM'): Promise<string[]> {
  const backend = new Backend({ api: at, brand, secret: leadsSecret() });
  const said: string[] = [];
  for (const { promise, run } of checks)
    await run(backend).catch((error: Error) => said.push(`${promise}: ${error.message}`));
  return said;
}

for (const { code } of brands)
  test(`the product's backend keeps every promise of the contract for ${code}`, async () => {
    expect(await broken(api, code)).toEqual([]);
  });

const edit = (reply: { body: string }, change: (data: Record<string, unknown>) => void) => {
  const data = JSON.parse(reply.body) as Record<string, unknown>;
  change(data);
  reply.body = JSON.stringify(data);
};

const damages: readonly (readonly [string, string, Damage])[] = [
  [
    'answers without tags',
    'no tags',
    (reply, path) => path === '/api/node' && edit(reply, (data) => delete data['tags']),
  ],
  [
    'a page without a title',
    'node.title',
    (reply, path) =>
      path === '/api/node' &&
      reply.status === 200 &&
      edit(reply, (data) => delete (data['node'] as Record<string, unknown>)['title']),
  ],
  [
    'a 404 that is 200',
    'instead of 404',
    (reply) => {
      if (reply.status === 404) reply.status = 200;
    },
  ],
  [
    'a total that is one too many',
    'total is',
    (reply, path) =>
      path === '/api/news' && edit(reply, (data) => (data['total'] = Number(data['total']) + 1)),
  ],
  [
    'an open change feed',
    'without the secret: 200',
    (reply, path, headers) => {
      if (path === '/api/changes' && !headers['authorization']) reply.status = 200;
    },
  ],
  [
    'a lead that is stored twice',
    'no duplicate',
    (reply, path) => {
      if (path === '/api/leads') reply.body = reply.body.replaceAll('"duplicate"', '"stored"');
    },
  ],
];

for (const [what, sentence, damage] of damages)
  test(`a backend with ${what} is told so`, async () => {
    const { api: at, server } = await damaged(api, damage);
    try {
      const said = await broken(at);
      expect(said.join('\n')).toContain(sentence);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
