import type { FieldHook, SingleRelationshipField } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { copiedFor } from './copiedFor.ts';

/**
 * A copy for another brand has that brand's form of the same kind in place of one that its site
 * doesn't have; none where there is no such form.
 */
const ofCopy: FieldHook = async ({ value, req }) => {
  const brand = copiedFor(req);
  if (!brand || typeof value !== 'number') return value;
  const own = { overrideAccess: true, depth: 0, req: sameTransaction(req) } as const;
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: { id: { equals: value } },
    limit: 1,
    pagination: false,
    select: { type: true, isQuiz: true, field_domain_access: true },
    ...own,
  });
  const [form] = docs;
  if (!form || form.field_domain_access.some((one) => one === brand)) return value;
  const same = await req.payload.find({
    collection: 'forms',
    where: {
      and: [{ type: { equals: form.type } }, { field_domain_access: { in: [brand] } }],
    },
    sort: 'id',
    pagination: false,
    select: { isQuiz: true },
    ...own,
  });
  return same.docs.find(({ isQuiz }) => Boolean(isQuiz) === Boolean(form.isQuiz))?.id ?? null;
};

/** A lead form that the document shows. */
export const formField = (name: string, required = false): SingleRelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'forms',
  label: 'Form',
  ...(required ? { required: true } : {}),
  hooks: { beforeDuplicate: [ofCopy] },
});
