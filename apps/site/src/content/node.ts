import type { BrandDefinition } from '@concierge/brands/brands';
import type { NodeAnswer } from '@concierge/contract/calls';
import type { Lang } from '@concierge/contract/lang';
import { log } from '../runtime/log.ts';
import { BackendError, callBackend } from './backend/backend.ts';
import { redirectTarget } from './backend/redirectTarget.ts';
import { readAnswer } from './readAnswer.ts';

/**
 * What the backend says about an address: a page, somewhere else, or nothing, with the answer that
 * a 404 page is made of.
 */
export type NodeResult =
  | { kind: 'page'; answer: NodeAnswer }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'missing'; data: unknown };

/**
 * `POST {api}/node` (spec §7): 301 and 302 are taken from `errors[0].message`, 404 is tolerated,
 * every other status that is not ok throws an error with the status text.
 */
export async function fetchNode(
  brand: BrandDefinition,
  lang: Lang,
  path: string,
): Promise<NodeResult> {
  const { status, statusText, data } = await callBackend('/node', {
    brand,
    query: { lang },
    body: { nodeUrl: path },
  });
  if (status === 301 || status === 302) {
    const to = redirectTarget(data);
    if (!to) throw new BackendError('garbage', 'a redirect without a target');
    return { kind: 'redirect', status, to };
  }
  // A proxy that finds no backend answers so, too: pages that are there must not be lost by it.
  if (status === 404 && data === undefined)
    throw new BackendError('garbage', 'the 404 is not JSON', status);
  if (status === 404) return { kind: 'missing', data };
  if (status !== 200) throw new BackendError('status', statusText || `status ${status}`, status);
  return {
    kind: 'page',
    answer: readAnswer(data, `${brand.code} ${path}`, (line) => log.warn(line)),
  };
}
