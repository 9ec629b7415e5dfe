import type { BrandDefinition } from '@concierge/brands/brands';

type Sources = Readonly<Record<string, readonly string[]>>;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Origins outside the site that a brand's pages may use, by directive: its tag manager, its chat,
 * and where its forms are sent (spec §7, action URLs by environment). A vendor that nobody chose
 * for the brand is in none.
 */
export function configuredSources(
  brand: Pick<BrandDefinition, 'code' | 'analyticsContainer'>,
  env: Environment = process.env,
): Sources {
  const isMeasured = Boolean(env[`GTM_${brand.code}`] || brand.analyticsContainer);
  const tagManager = isMeasured ? ['https://www.googletagmanager.com'] : [];
  const analytics = isMeasured
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...tagManager]
    : [];
  const chat = chatAddresses(brand.code, env);
  const actions = Object.entries(env).flatMap(([name, value]) =>
    value && (name.startsWith('LEAD_ACTION_') || name === 'CRM_URL') ? [value] : [],
  );
  return {
    'script-src': origins([...tagManager, ...chat]),
    'connect-src': origins([...analytics, ...chat]),
    'img-src': origins([...analytics, ...chat]),
    'frame-src': origins(chat),
    'form-action': origins(actions),
    // The policy that the tag manager makes for itself.
    'trusted-types': isMeasured ? ['goog#html'] : [],
  };
}

/** Where a brand's chat comes from, and where Salesforce's messages go. */
function chatAddresses(code: string, env: Environment): string[] {
  const read = (name: string) => env[`CHAT_${name}_${code}`] ?? env[`CHAT_${name}`];
  const provider = read('PROVIDER');
  if (!provider || provider === 'none') return [];
  return ['ORIGIN', 'SCRT'].flatMap((name) => read(name) || []);
}

const byBrand = new Map<string, Sources>();

/** A brand's configured sources, read from the environment once. */
export function brandSources(brand: BrandDefinition): Sources {
  const sources = byBrand.get(brand.code) ?? configuredSources(brand);
  byBrand.set(brand.code, sources);
  return sources;
}

/** Origins of a captcha vendor; our own needs none (ADR 14). */
export const captchaSources: Readonly<Record<string, readonly string[]>> = {
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
  hcaptcha: ['https://*.hcaptcha.com', 'https://hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
};

const origins = (addresses: readonly string[]) => [
  ...new Set(
    addresses.map((address) => (address.includes('*') ? address : new URL(address).origin)),
  ),
];

/**
 * A policy with more sources in some of its directives; one that it doesn't have stays closed.
 */
export function extendCsp(policy: string, more: Sources): string {
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive] as const),
  );
  for (const [name, sources] of Object.entries(more)) {
    const present = directives.get(name)?.replace(/ 'none'$/, '');
    if (present === undefined || sources.length === 0) continue;
    directives.set(
      name,
      [present, ...sources.filter((source) => !present.includes(source))].join(' '),
    );
  }
  return [...directives.values()].join('; ');
}
