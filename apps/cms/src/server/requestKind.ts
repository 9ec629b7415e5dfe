import type { IncomingMessage } from 'node:http';
import { isPostedQuery } from '../api/requests/isPostedQuery.ts';

const calls: ReadonlySet<string> = new Set([
  'brand-definitions',
  'changes',
  'draft',
  'events',
  'form-definitions',
  'health',
  'news',
  'newsletter',
  'node',
  'programs',
  'sitemap',
  'slots',
  'views',
]);

/** Calls of the contract under the path of a collection, whose others are the admin's. */
const siteCalls = /^\/api\/leads(\/dead-letters)?(\?|$)/;

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * What a request asks for, as the metrics name it: a call of the contract, or a part of the admin.
 */
export function requestKind({ method, url = '', headers }: Asked): string {
  const [, first = '', second = ''] = url.split(/[/?]/, 3);
  if (first === 'admin') return 'admin';
  if (first === '_next') return 'asset';
  if (first !== 'api') return 'other';
  const isPost = method === 'POST' && !isPostedQuery(method, (name) => headers[name]);
  if (isPost && siteCalls.test(url)) return 'leads';
  return calls.has(second) ? second : 'api';
}
