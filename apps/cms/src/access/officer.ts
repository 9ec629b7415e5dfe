import { registry } from '@concierge/brands/registry';
import { APIError, type PayloadRequest } from 'payload';
import type { Lead, User } from '../runtime/payload-types.ts';
import { currentUser } from './currentUser.ts';
import { hasRight } from './roles.ts';

type Brand = Lead['brand'];

/**
 * Brands whose persons an account may see: an administrator's are all, of others than officers
 * none.
 */
export function officerBrands(user: User | null | undefined): readonly Brand[] {
  if (user?.role === 'admin') return registry.map(({ code }) => code as Brand);
  return hasRight(user?.role, 'persons') ? (user?.brands ?? []) : [];
}

/** The officer who calls, with the brands; 403 for anybody else. */
export function requireOfficer(req: PayloadRequest): {
  readonly user: User;
  readonly brands: readonly Brand[];
} {
  const user = currentUser(req);
  const brands = officerBrands(user);
  if (!user || brands.length === 0) throw new APIError('Forbidden', 403, undefined, true);
  return { user, brands };
}
