import type { ServerOptions } from 'node:http';

/**
 * How the backend's server reads connections. It speaks HTTP alone: an upgrade that a request asks
 * for is ignored, as RFC 9110 allows, so that such a request is checked like any other.
 * Next listens for upgrades, and leaves a connection open for ever that it has no use for.
 */
export const serverOptions: ServerOptions = {
  keepAliveTimeout: 65_000,
  shouldUpgradeCallback: () => false,
};
