import * as oidc from 'openid-client';
import { globalSingleton } from '../runtime/globalSingleton.ts';
import type { SingleSignOn } from './settings.ts';

/** Seconds that the provider has for an answer. */
const answerSeconds = 10;
/** Milliseconds after which its configuration is read anew. */
const freshMs = 10 * 60_000;

interface Found {
  readonly at: number;
  readonly client: Promise<oidc.Configuration>;
}
const found = globalSingleton('singleSignOn', () => new Map<string, Found>());

/**
 * Our client at the provider, by its discovery document; one that can't be read isn't remembered.
 */
export function discoverProvider(settings: SingleSignOn): Promise<oidc.Configuration> {
  const key = `${settings.issuer.href} ${settings.clientId}`;
  const last = found.get(key);
  if (last && Date.now() - last.at < freshMs) return last.client;
  const client = discover(settings);
  found.set(key, { at: Date.now(), client });
  client.catch(() => found.delete(key));
  return client;
}

/** The signature of an ID token is verified, too, though it comes from the provider itself. */
const discover = ({ issuer, clientId, clientSecret }: SingleSignOn): Promise<oidc.Configuration> =>
  oidc.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: answerSeconds,
    execute: [
      oidc.enableNonRepudiationChecks,
      // Without encryption only on this machine (settings.ts).
      ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
