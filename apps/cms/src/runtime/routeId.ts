import type { PayloadRequest } from 'payload';

/** Ids are whole numbers of 32 bits in PostgreSQL, which refuses to compare larger ones. */
const largest = 2 ** 31 - 1;

/** The id in the address of a call; 0, which no document has, for anything that is none. */
export function routeId({ routeParams }: Pick<PayloadRequest, 'routeParams'>): number {
  const text = String(routeParams?.['id']);
  return /^\d{1,10}$/.test(text) && Number(text) <= largest ? Number(text) : 0;
}
