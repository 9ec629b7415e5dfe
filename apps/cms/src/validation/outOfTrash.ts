import type { PayloadRequest, UploadFieldSingleValidation } from 'payload';
import { upload } from 'payload/shared';
import { type Said, sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { toId } from '../runtime/http/routeId.ts';

/**
 * Checks a chosen medium as Payload does, and says of one that is in the trash where it is: Payload
 * would say its number.
 */
export const outOfTrash =
  (inTrash: Said): UploadFieldSingleValidation =>
  async (value, options) => {
    const checked = await upload(value, options);
    if (checked === true || !value) return checked;
    const id = typeof value === 'object' ? (value as { id?: unknown }).id : value;
    return (await isInTrash(options.req, toId(id))) ? sayTo(options)(inTrash) : checked;
  };

async function isInTrash(req: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    trash: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return totalDocs > 0;
}
