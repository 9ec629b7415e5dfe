import { handleEndpoints, type Payload } from 'payload';
import { withFileVersion } from '../api/fileVersions.ts';
import { guard } from '../api/guard.ts';
import { hasOpenSession } from '../api/hasOpenSession.ts';
import { hasRoute } from '../api/hasRoute.ts';
import config from '../payload.config.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import { person } from './testPayload.ts';

/** What a call over HTTP answers. */
export interface RestAnswer {
  readonly status: number;
  /** The token of the session that the answer's cookie opens; empty where it opens none. */
  readonly token: string;
  readonly body: {
    readonly doc?: Doc;
    readonly docs?: Doc[];
    readonly totalDocs?: number;
    readonly errors?: {
      message: string;
      data?: { errors?: { path: string; message: string }[] };
    }[];
  } & Doc;
}
export type Doc = { readonly id: number } & Readonly<Record<string, unknown>>;

/** Makes a call of the REST API; what isn't text is sent as JSON. */
export type Call = (method: string, path: string, sent?: object) => Promise<RestAnswer>;

/** Payload's REST API behind its guard, as the route file joins them. */
export const restHandler = (payload: Payload) =>
  withFileVersion(
    guard(
      async (request, { params }) => {
        const slug = (await params).slug ?? [];
        return handleEndpoints({
          config,
          path: `/api/${slug.map(encodeURIComponent).join('/')}`,
          request,
        });
      },
      (request) => hasOpenSession(payload, request),
      async (method, slug) => hasRoute(payload, method, slug),
    ),
    async () => payload,
  );

/** Asks the REST API with these headers. */
export const callWith =
  (payload: Payload, headers: Record<string, string>): Call =>
  async (method, path, sent) => {
    const isForm = sent instanceof FormData;
    const request = new Request(`http://localhost:3001/api/${path}`, {
      method,
      headers: { ...headers, ...(sent && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(sent ? { body: isForm ? sent : JSON.stringify(sent) } : {}),
    });
    const slug = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent);
    const answer = await restHandler(payload)(request, { params: Promise.resolve({ slug }) });
    const text = await answer.text();
    return {
      status: answer.status,
      token: sessionToken(answer),
      body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {},
    };
  };

/** The token in the cookie that an answer sets. */
const sessionToken = ({ headers }: Response): string =>
  /payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

/** A new person of a role and brands, signed in over HTTP. */
export async function signedIn(
  payload: Payload,
  role: User['role'],
  brands: Page['field_domain_access'] = [],
) {
  const user = await person(payload, role, brands);
  const { token } = await callWith(payload, {})('POST', 'users/login', {
    email: user.email,
    password: 'correct-horse-9',
  });
  const headers = { authorization: `JWT ${token}` };
  /** The text of a download. */
  const text = async (path: string): Promise<string> => {
    const request = new Request(`http://localhost:3001/api/${path}`, { headers });
    const params = Promise.resolve({ slug: path.split('/') });
    return (await restHandler(payload)(request, { params })).text();
  };
  return { user, token, call: callWith(payload, headers), text };
}
