import { isIPv6 } from 'node:net';

const ofThisMachine = ['', '0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'];

/** Host, for an address, by which this machine calls a server that listens on this interface. */
export function hostToCall(listensOn = ''): string {
  if (ofThisMachine.includes(listensOn)) return 'localhost';
  return isIPv6(listensOn) ? `[${listensOn}]` : listensOn;
}
