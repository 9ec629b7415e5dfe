import { glob } from 'node:fs/promises';
import type { CallRequest } from '../../runtime/http/answerCall.ts';
import { quickCalls } from '../quickCalls/quickCalls.ts';
import { startPayload } from '../startPayload.ts';

type RouteFile = Readonly<Record<string, unknown>>;
const folder = new URL('../../app/(payload)/', import.meta.url);

/**
 * Boots Payload without Next, and offers every call of the contract that stands under one path and
 * isn't offered anyway, so that sites show their pages while the admin is still being built.
 */
export async function bootWithoutAdmin(): Promise<void> {
  await startPayload();
  for await (const file of glob('api/**/route.ts', { cwd: folder })) {
    const path = `/${file.slice(0, -'/route.ts'.length)}`;
    if (path.includes('[')) continue;
    const route: RouteFile = await import(new URL(file, folder).href);
    for (const method of ['GET', 'POST']) {
      const call = route[method];
      if (isCall(call)) quickCalls.set(`${method} ${path}`, call);
    }
  }
}

const isCall = (value: unknown): value is (request: CallRequest) => Promise<Response> =>
  typeof value === 'function';
