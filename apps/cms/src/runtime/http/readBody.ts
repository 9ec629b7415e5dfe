import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import { isRecord } from '../isRecord.ts';

/**
 * The fields of a body, JSON or a form of Payload's; none where it has none. Payload reads it for
 * its own endpoints only. 400 for JSON that is none.
 */
export async function readBody(req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> {
  await addDataAndFileToRequest(req);
  return isRecord(req.data) ? req.data : {};
}
