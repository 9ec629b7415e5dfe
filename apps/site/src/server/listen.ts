import type { Server } from 'node:http';
import { endWith } from '../runtime/endWith.ts';
import { settings } from '../runtime/settings.ts';

/** Opens the port; one that can't be had ends the process with a sentence. */
export function listen(server: Server): Promise<void> {
  server.once('error', (error: NodeJS.ErrnoException) => endWith(sentenceFor(error)));
  return new Promise((done) => server.listen(settings.port, settings.host, done));
}

function sentenceFor(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${settings.port} is in use by another program. Stop that one, or choose another port with PORT.`;
  if (error.code === 'EACCES')
    return `Port ${settings.port} may not be used by this user. Choose one above 1023 with PORT.`;
  return `The site can't listen on port ${settings.port}: ${error.message}.`;
}
