import { APIError } from 'payload';
import { sayTo } from '../i18n/say.ts';
import type { WriteRule } from '../runtime/database/checkedWrites.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { User } from '../runtime/payload-types.ts';

/** Refuses what would leave nobody who can make administrators: another role, or a deletion. */
export const keepAnAdministrator: WriteRule = {
  collection: 'users',
  turn: 'administrators',
  concerns: ({ id, data }) => id !== undefined && (!data || (data['role'] ?? 'admin') !== 'admin'),
  check: async ({ id, req }) => {
    const { docs } = await req.payload.db.find<User>({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      limit: 2,
      pagination: false,
      req: sameTransaction(req),
    });
    const [administrator, another] = docs;
    if (another || String(administrator?.id) !== String(id)) return;
    const message = sayTo({ req })('This is the only administrator: make somebody else one first.');
    throw new APIError(message, 400, undefined, true);
  },
};
