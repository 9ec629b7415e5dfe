import type { Payload, Where } from 'payload';
import { hasRight } from '../access/roles.ts';
import { roleNames } from '../fields/roleOptions.ts';
import type { User } from '../runtime/payload-types.ts';

const readers = roleNames.filter((role) => role !== 'admin' && hasRight(role, 'read'));
/** Colleagues that are offered at most. */
const limit = 200;

/** E-mail addresses of the others who work on pages of these brands, for a comment to mention. */
export async function listColleagues(
  payload: Payload,
  user: User,
  brands: readonly string[],
): Promise<string[]> {
  const where: Where = {
    and: [
      { id: { not_equals: user.id } },
      {
        or: [
          { role: { equals: 'admin' } },
          { and: [{ role: { in: readers } }, { brands: { in: [...brands] } }] },
        ],
      },
    ],
  };
  const { docs } = await payload.find({
    collection: 'users',
    where,
    limit,
    pagination: false,
    depth: 0,
    sort: 'email',
    select: { email: true },
    overrideAccess: true,
  });
  return docs.map(({ email }) => email);
}
