import type { Lang } from '@concierge/contract/lang';
import { ValidationError } from 'payload';
import type { WriteRule } from '../../runtime/database/checkedWrites.ts';
import { sayTaken, takenAddress } from './takenAddress.ts';

/** Refuses a published page an address, in any language, that another one has got meanwhile. */
export const freeAddress: WriteRule = {
  collection: 'pages',
  turn: 'addresses',
  concerns: ({ data, req }) =>
    data?.['_status'] === 'published' && !data['deletedAt'] && !req.context['skipChanges'],
  check: async ({ id, data, req }) => {
    const { alias, field_domain_access: brands } = data as {
      alias?: Partial<Record<Lang, string | null>> | null;
      field_domain_access?: readonly unknown[] | null;
    };
    const taken = await takenAddress(req, { id, alias: alias ?? {}, brands: brands ?? [] });
    if (!taken) return;
    const errors = [{ message: sayTaken(req, taken), path: 'alias' }];
    throw new ValidationError({ collection: 'pages', errors, req }, req.t);
  },
};
