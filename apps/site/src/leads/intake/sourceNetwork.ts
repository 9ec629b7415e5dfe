import { createHmac } from 'node:crypto';
import { visitorGroups } from '@concierge/server/proxies/visitorGroups';
import { keyFor } from '../../forms/props/secret.ts';

/**
 * The network of an address under a name that nobody else can make: so the inbox sees what comes
 * from one place, holds back a burst and shares out the CRM's day, while no address is ever stored.
 */
export const sourceNetwork = (ip: string): string =>
  createHmac('sha256', keyFor('network'))
    .update(visitorGroups(ip).network)
    .digest('base64url')
    .slice(0, 22);
