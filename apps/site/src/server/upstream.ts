import { type BackendCall, callBackend } from '../content/backend.ts';

/** A call that our own handlers may pass on (DESIGN §4.9): its path at the backend, and the parameters that go along. */
interface Upstream {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: readonly string[];
}

/** Every call that can be asked for by name; nothing else can be reached. */
export const upstreams = {
  node: { method: 'POST', path: '/node', params: ['lang'] },
  search: { method: 'GET', path: '/views/search/default', params: ['search_api_fulltext', 'full', 'field_domain_access', 'lang', 'page'] },
  news: { method: 'GET', path: '/views/news/rest_export_2', params: ['combine', 'origin', 'field_web_value', 'lang', 'page'] },
  forms: { method: 'GET', path: '/forms', params: ['lang'] },
  slots: { method: 'GET', path: '/slots', params: ['school', 'from', 'to'] },
} as const satisfies Record<string, Upstream>;
export type UpstreamName = keyof typeof upstreams;

export const isUpstream = (name: string): name is UpstreamName => Object.hasOwn(upstreams, name);

const longestValue = 200;

/** The parameters of a call that it knows, each at most 200 characters. */
export function boundedParams(name: UpstreamName, given: Iterable<[string, string]>): Record<string, string> {
  const known: readonly string[] = upstreams[name].params;
  return Object.fromEntries(
    [...given].filter(([param]) => known.includes(param)).map(([param, value]) => [param, value.slice(0, longestValue)]),
  );
}

/** Passes a call on and brings status and data, 502 where the backend fails. */
export async function callUpstream(name: UpstreamName, call: BackendCall): Promise<{ status: number; data: unknown }> {
  try {
    const { status, data } = await callBackend(upstreams[name].path, call);
    return { status, data };
  } catch {
    return { status: 502, data: { errors: [{ message: 'The content backend does not answer.' }] } };
  }
}
