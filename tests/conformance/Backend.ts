/** What a call brought; `data` is undefined where the body is no JSON. */
export interface Answered {
  readonly status: number;
  readonly data: unknown;
}

export interface BackendOptions {
  /** Base address of the calls, like `http://localhost:3001/api`. */
  readonly api: string;
  /** Code of the brand that is asked for. */
  readonly brand: string;
  /** What site and backend share; without it, calls for the site are only shown to be closed. */
  readonly secret: string | undefined;
}

/** A content backend as the site calls it (spec §7). */
export class Backend {
  readonly options: BackendOptions;

  constructor(options: BackendOptions) {
    this.options = { ...options, api: options.api.replace(/\/+$/, '') };
  }

  get(path: string, query: Record<string, string> = {}, isSite = false): Promise<Answered> {
    return this.#call('GET', path, query, undefined, isSite);
  }

  /** `body` is sent as JSON, a string as it is. */
  post(path: string, body: unknown, query: Record<string, string> = {}, isSite = false) {
    return this.#call('POST', path, query, body, isSite);
  }

  async #call(
    method: 'GET' | 'POST',
    path: string,
    query: Record<string, string>,
    body: unknown,
    isSite: boolean,
  ): Promise<Answered> {
    const { api, brand, secret } = this.options;
    const response = await fetch(`${api}${path}?${new URLSearchParams(query)}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      headers: {
        entorno: brand,
        'content-type': 'application/json',
        ...(isSite && secret ? { authorization: `Bearer ${secret}` } : {}),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const data: unknown = await response.json().catch(() => undefined);
    return { status: response.status, data };
  }
}
