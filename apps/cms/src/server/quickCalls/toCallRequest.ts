import type { IncomingMessage } from 'node:http';
import type { CallRequest } from '../../runtime/http/answerCall.ts';

const decoder = new TextDecoder();

/** A message of Node's server, with its body, as handlers of the contract's calls take it. */
export const toCallRequest = (
  message: IncomingMessage,
  { body, signal }: { readonly body: Buffer | undefined; readonly signal: AbortSignal },
): CallRequest => ({
  url: `http://backend${message.url}`,
  signal,
  headers: {
    get(name) {
      const value = message.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : null;
    },
  },
  json: async () => JSON.parse(decoder.decode(body)),
});
