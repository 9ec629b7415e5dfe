import { addDataAndFileToRequest, type PayloadRequest } from 'payload';

/** The fields of a body; Payload reads it for its own endpoints only. */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  await addDataAndFileToRequest(req);
  return (req.data ?? {}) as Record<string, unknown>;
}
