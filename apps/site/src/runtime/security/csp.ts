/**
 * Addresses outside the site that the configuration names, by directive; forms may be sent there
 * (spec §7, action URLs by environment).
 */
export function configuredSources(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<string, readonly string[]>> {
  const named = (prefix: string) =>
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(prefix) && value ? [value] : [],
    );
  const tagManagers = 'https://www.googletagmanager.com';
  const analytics = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    tagManagers,
  ];
  const captcha = captchaSources[env['CAPTCHA_PROVIDER'] ?? ''] ?? [];
  // Of one brand or of all; the second is where Salesforce's messages go.
  const chat = [...named('CHAT_ORIGIN'), ...named('CHAT_SCRT')];
  return {
    'script-src': origins([tagManagers, ...captcha, ...chat]),
    'connect-src': origins([...analytics, ...captcha, ...chat]),
    'img-src': origins([...analytics, ...chat]),
    'frame-src': origins([...captcha, ...chat]),
    'form-action': origins([...named('LEAD_ACTION_'), ...(env['CRM_URL'] ? [env['CRM_URL']] : [])]),
  };
}

const captchaSources: Readonly<Record<string, readonly string[]>> = {
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
 * A policy with more sources in some of its directives; a directive that is not there yet is added.
 */
export function extendCsp(
  policy: string,
  more: Readonly<Record<string, readonly string[]>>,
): string {
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive] as const),
  );
  for (const [name, sources] of Object.entries(more)) {
    if (sources.length === 0) continue;
    const present = directives.get(name)?.replace(/ 'none'$/, '') ?? `${name} 'self'`;
    directives.set(
      name,
      [present, ...sources.filter((source) => !present.includes(source))].join(' '),
    );
  }
  return [...directives.values()].join('; ');
}
