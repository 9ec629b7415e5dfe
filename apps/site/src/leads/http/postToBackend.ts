import { requestIdHeader } from '@concierge/server/traces/requestId';
import { leadsSecret } from '../../forms/props/secret.ts';
import { settings } from '../../runtime/settings.ts';

/**
 * Posts JSON with the shared secret to a path of the backend's calls. Throws where no answer comes
 * in time, or a redirect: nobody elsewhere gets what a visitor wrote, nor answers for the backend.
 */
export type BackendPost = (path: string, body: unknown, timeoutMs: number) => Promise<Response>;

/** Posts to the backend of this base address, under this secret. */
export const backendPost =
  (api: string, secret: string): BackendPost =>
  (path, body, timeoutMs) =>
    fetch(`${api}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${secret}`,
        ...requestIdHeader(),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

/** Posts to the backend that the settings name. */
export const postToBackend: BackendPost = backendPost(settings.contentApi, leadsSecret);
