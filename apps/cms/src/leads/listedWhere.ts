import { APIError, type PayloadRequest, type Where } from 'payload';
import { isRecord } from '../runtime/isRecord.ts';

/**
 * What the query of an export narrows it to, in Payload's own `where[field][operator]`; nothing for
 * all. It is given to a find by the caller's own rights, which checks its fields. 400 where it is
 * none.
 */
export function listedWhere({ query }: PayloadRequest): Where {
  const where = query['where'] ?? {};
  if (!isRecord(where)) throw new APIError('The filter could not be read.', 400, undefined, true);
  return where as Where;
}
