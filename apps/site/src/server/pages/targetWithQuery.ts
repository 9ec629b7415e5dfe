import type { PageEntry } from '../../cache/pageEntry.ts';
import { hostname, liveHosts } from '../../routing/hosts.ts';

type Redirect = Pick<PageEntry, 'status' | 'own'>;

export const isRedirect = ({ status }: Redirect): boolean => status === 301 || status === 302;

/**
 * Where a kept redirect leads with the query of a request, so that a campaign's link to a renamed
 * page counts; undefined where it leads as it is kept: to a target with a query of its own, or to
 * no site of ours.
 */
export function targetWithQuery(entry: Redirect, address = ''): string | undefined {
  const query = /\?.+/.exec(address)?.[0];
  if (!isRedirect(entry) || query === undefined) return undefined;
  const target = entry.own[entry.own.indexOf('location') + 1] ?? '';
  const [path = '', hash = ''] = target.split(/(?=#)/);
  return path.includes('?') || !isOurs(path) ? undefined : path + query + hash;
}

const isOurs = (target: string): boolean =>
  /^\/(?!\/)/.test(target) || liveHosts().has(hostname(URL.parse(target)?.host ?? '') ?? '');
