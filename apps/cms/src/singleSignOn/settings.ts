import { isBrandCode } from '@concierge/contract/brandCode';
import { addressProblem } from '@concierge/server/start/addressProblem';
import { roleNames } from '../fields/roleOptions.ts';
import type { User } from '../runtime/payload-types.ts';

type Role = User['role'];
type Brand = NonNullable<User['brands']>[number];

/** How people of an organisation sign in by its own provider, and what its claims make of them. */
export interface SingleSignOn {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly roleClaim: string;
  /** Role by value of the claim; where somebody has several, the first counts. */
  readonly roles: ReadonlyMap<string, Role>;
  readonly brandClaim: string;
  /** Codes of brands, whether they are here or not: the database that knows them may be closed. */
  readonly brands: ReadonlyMap<string, Brand>;
}

type Env = Readonly<Record<string, string | undefined>>;

const isRole = (text: string): boolean => roleNames.some((name) => name === text);

/**
 * Reads `OIDC_*`; undefined where there is no `OIDC_ISSUER`. Throws with one sentence where a
 * setting is missing or malformed, so that nobody is let in by half a configuration.
 */
export function readSingleSignOn(env: Env): SingleSignOn | undefined {
  const issuer = env['OIDC_ISSUER'];
  if (!issuer) return undefined;
  const problem = addressProblem('OIDC_ISSUER', issuer);
  if (problem) throw new Error(problem);
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is missing, which OIDC_ISSUER needs.`);
    return value;
  };
  const roleClaim = env['OIDC_ROLE_CLAIM'] || 'groups';
  return {
    issuer: new URL(issuer),
    clientId: required('OIDC_CLIENT_ID'),
    clientSecret: required('OIDC_CLIENT_SECRET'),
    scope: env['OIDC_SCOPE'] || 'openid email',
    roleClaim,
    roles: readPairs<Role>('OIDC_ROLES', required('OIDC_ROLES'), isRole, roleNames.join(', ')),
    brandClaim: env['OIDC_BRAND_CLAIM'] || roleClaim,
    brands: readPairs<Brand>(
      'OIDC_BRANDS',
      env['OIDC_BRANDS'] ?? '',
      isBrandCode,
      'codes such as HIM',
    ),
  };
}

/** `value=ours,value=ours` as a map; `expected` says what ours may be. */
function readPairs<To extends string>(
  name: string,
  written: string,
  isOurs: (text: string) => boolean,
  expected: string,
): ReadonlyMap<string, To> {
  const pairs = written.split(',').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=');
      const [from, to] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      if (at < 1 || from === '' || !isOurs(to))
        throw new Error(
          `${name} must be pairs like their-value=ours with commas between them; ours is one of ${expected}.`,
        );
      return [from, to as To];
    }),
  );
}

/** The settings of this process; read anew each time, which costs nothing beside a sign-in. */
export const singleSignOn = (): SingleSignOn | undefined => readSingleSignOn(process.env);
