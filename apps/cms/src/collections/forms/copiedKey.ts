import type { FieldHook } from 'payload';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';

/** The key of a copy: that of the form with the first number behind it that no form has. */
export const copiedKey: FieldHook = async ({ value, req }) => {
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: { key: { like: `${value}-` } },
    select: { key: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  const taken = new Set(docs.map(({ key }) => key));
  let number = 2;
  while (taken.has(`${value}-${number}`)) number += 1;
  return `${value}-${number}`;
};
