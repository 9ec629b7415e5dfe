import type { IncomingMessage } from 'node:http';

const kinds: readonly (readonly [prefix: string, kind: string])[] = [
  ['/leads/', 'lead'],
  ['/captcha/', 'captcha'],
  ['/api/', 'api'],
  ['/_astro/', 'asset'],
  ['/static/', 'asset'],
  ['/img/', 'picture'],
  ['/og/', 'picture'],
  ['/favicon.', 'picture'],
  ['/apple-touch-icon', 'picture'],
  ['/icon-', 'picture'],
  ['/media/', 'file'],
  ['/healthz', 'health'],
];

/** What a request asks for, as metrics and traces name it. */
export const requestKind = ({ url = '' }: IncomingMessage): string =>
  kinds.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';
