/** What failures of a connection mean, by their codes, as the rest of a sentence. */
const meanings: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has no address in DNS: correct the name, or add its record',
  EAI_AGAIN: 'can’t be looked up: this machine’s name server doesn’t answer',
  EDNS: 'has no address in DNS: correct the name, or add its record',
  ECONNREFUSED: 'refuses connections: start it, or correct the port',
  ECONNRESET: 'ends connections at once: look whether it expects TLS, and at its log',
  EPIPE: 'ends connections at once: look whether it expects TLS, and at its log',
  UND_ERR_SOCKET: 'ends connections at once: look whether it expects TLS, and at its log',
  EHOSTUNREACH: 'can’t be reached from this network: look at routes and firewalls',
  ENETUNREACH: 'can’t be reached from this network: look at routes and firewalls',
  ETIMEDOUT: 'doesn’t answer in time: look at firewalls between',
  UND_ERR_CONNECT_TIMEOUT: 'doesn’t answer in time: look at firewalls between',
  CERT_HAS_EXPIRED: 'shows a certificate that has expired: renew it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'shows a certificate for another name: correct the name',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'shows a certificate that nobody vouches for: name its authority in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN:
    'shows a certificate that nobody vouches for: name its authority in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'shows an incomplete chain of certificates: let it send the whole chain',
  ERR_SSL_WRONG_VERSION_NUMBER: 'doesn’t speak TLS at this port: correct the port or the scheme',
  EPROTO: 'doesn’t speak TLS at this port: correct the port or the scheme',
};

/**
 * Why something couldn't be reached, as the rest of a sentence; undefined for an error that isn't
 * of the network. Nothing of the error's text is in it, since that may hold secrets.
 */
export function networkProblem(error: unknown): string | undefined {
  for (let cause = error; cause; cause = (cause as Error).cause) {
    const name = (cause as Error).name;
    if (name === 'TimeoutError' || name === 'AbortError') return meanings['ETIMEDOUT'];
    const first = cause instanceof AggregateError ? cause.errors[0] : undefined;
    const code = String((cause as NodeJS.ErrnoException).code ?? first?.code ?? '');
    if (Object.hasOwn(meanings, code)) return meanings[code];
    // A library may give the error a code of its own and leave the system's in the text.
    const named = /\bE[A-Z]{4,}\b/.exec((cause as Error).message ?? '')?.[0] ?? '';
    if (Object.hasOwn(meanings, named)) return meanings[named];
    if (/self[- ]signed certificate/i.test((cause as Error).message))
      return meanings['DEPTH_ZERO_SELF_SIGNED_CERT'];
  }
  return undefined;
}
