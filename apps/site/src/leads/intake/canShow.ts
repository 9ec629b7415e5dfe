import { request } from 'node:http';
import { backendHealth } from '../../content/backend/backendHealth.ts';
import { hostToAsk } from '../../runtime/hostToAsk.ts';
import { settings } from '../../runtime/settings.ts';

const checkTimeoutMs = 3000;

/**
 * Whether a page of this site can be shown now: while the backend is away only those can that the
 * site has kept, so it asks itself.
 */
export function canShow(host: string, path: string): Promise<boolean> {
  if (!backendHealth.isDown) return Promise.resolve(true);
  return new Promise((done) => {
    const clientRequest = request(
      {
        host: hostToAsk(settings.host),
        port: settings.port,
        path,
        headers: { host },
        timeout: checkTimeoutMs,
      },
      (answer) => {
        answer.resume();
        done((answer.statusCode ?? 500) < 500);
      },
    );
    clientRequest
      .on('timeout', () => clientRequest.destroy())
      .on('error', () => done(false))
      .end();
  });
}
