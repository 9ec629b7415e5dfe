import type { IncomingMessage } from 'node:http';

const calls: ReadonlySet<string> = new Set([
  'brand-definitions',
  'changes',
  'form-definitions',
  'health',
  'leads',
  'node',
  'programs',
  'sitemap',
  'slots',
  'views',
]);

/** What a request asks for, as the metrics name it: a call of the contract, or a part of the admin. */
export function kindOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [, first = '', second = ''] = url.split(/[/?]/, 3);
  if (first === 'admin') return 'admin';
  if (first === '_next') return 'asset';
  if (first !== 'api') return 'other';
  return calls.has(second) ? second : 'api';
}
