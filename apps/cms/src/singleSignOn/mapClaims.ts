import { brandByCode } from '@concierge/brands/registry';
import type { User } from '../runtime/payload-types.ts';
import type { SingleSignOn } from './settings.ts';

type Claims = Readonly<Record<string, unknown>>;
type Mapped = Required<Pick<User, 'role'>> & { readonly brands: NonNullable<User['brands']> };

/**
 * The role and brands that a person's claims stand for, without brands that aren't here; undefined
 * where they stand for no role, so that whoever isn't named gets in nowhere.
 */
export function mapClaims(claims: Claims, settings: SingleSignOn): Mapped | undefined {
  const roleValues = claimValues(claims, settings.roleClaim);
  const role = [...settings.roles].find(([value]) => roleValues.has(value))?.[1];
  if (!role) return undefined;
  const brandValues = claimValues(claims, settings.brandClaim);
  const brands = [...settings.brands].flatMap(([value, brand]) =>
    brandValues.has(value) && brandByCode(brand) ? brand : [],
  );
  return { role, brands: [...new Set(brands)] };
}

/**
 * The texts of a claim, which is one text or a list; `realm_access.roles` is one within another.
 */
function claimValues(claims: Claims, claim: string): ReadonlySet<unknown> {
  const value = Object.hasOwn(claims, claim)
    ? claims[claim]
    : claim.split('.').reduce<unknown>(within, claims);
  return new Set([value].flat().filter((one) => typeof one === 'string'));
}

const within = (outer: unknown, name: string): unknown =>
  typeof outer === 'object' && outer !== null && Object.hasOwn(outer, name)
    ? (outer as Claims)[name]
    : undefined;
