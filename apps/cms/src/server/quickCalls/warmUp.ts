import { registry } from '@concierge/brands/registry';
import { quickCalls } from './quickCalls.ts';

/**
 * Makes each site's home page once, before the server listens: the first answers compile code and
 * fill memories, and no visitor is to wait for that. What fails is told to whoever asks for it.
 */
export async function warmUp(): Promise<void> {
  const node = quickCalls.get('POST /api/node');
  await Promise.all(
    registry.map(({ code }) => node?.(homePageRequest(code)).catch(() => undefined)),
  );
}

const homePageRequest = (code: string): Request =>
  new Request('http://backend/api/node?lang=en', {
    method: 'POST',
    headers: { 'content-type': 'application/json', entorno: code },
    body: JSON.stringify({ nodeUrl: '/en/' }),
  });
