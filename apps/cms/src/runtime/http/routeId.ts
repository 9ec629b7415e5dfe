import type { PayloadRequest } from 'payload';

/** Ids are whole numbers of 32 bits in PostgreSQL, which refuses to compare larger ones. */
export const largestId = 2 ** 31 - 1;

/** Whether a text is the number of a document that there could be. */
export const isId = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= largestId;

/** The id that a call names; 0, which no document has, for anything that is none. */
export function toId(named: unknown): number {
  const text = String(named);
  return isId(text) ? Number(text) : 0;
}

/** The id in the address of a call, as `toId` reads it. */
export const routeId = ({ routeParams }: Pick<PayloadRequest, 'routeParams'>): number =>
  toId(routeParams?.['id']);
