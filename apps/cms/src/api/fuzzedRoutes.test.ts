import { expect, test } from 'vitest';
import { cmsRoutes } from '../../../../scripts/fuzz/routes.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const routes = cmsRoutes.flatMap(([, some]) => some);
/** A path with what stands for a value in it as a star. */
const shape = (path: string): string => path.replaceAll(/:\w+\??|\{\w+\}/g, '*').replace(/\/$/, '');
const withoutCollection = (path: string): string => path.replace(/^\/api\/[^/]+/, '');

/** A session that signs itself out is nobody from then on, and one that is renewed another. */
const leftOut = new Set(['/logout', '/refresh-token', '/single-sign-on/sign-out']);

test('every endpoint and screen of the backend is fuzzed', () => {
  const fuzzed = new Set(
    routes.flatMap((route) => [shape(route), withoutCollection(shape(route))]),
  );
  const { admin, collections, endpoints } = payload.config;
  const ofCollections = collections.flatMap(({ endpoints: own }) =>
    (own || []).map(({ path }) => shape(path)),
  );
  const ofAll = endpoints.map(({ path }) => shape(`/api${path}`));
  const views = Object.values(admin.components.views ?? {}).flatMap((view) =>
    'path' in view && view.path ? [`/admin${view.path}`] : [],
  );
  const missing = [...ofCollections, ...ofAll, ...views].filter(
    (path) => !fuzzed.has(path) && !leftOut.has(path),
  );
  expect([...new Set(missing)].toSorted()).toEqual([]);
});
