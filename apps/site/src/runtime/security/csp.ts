type Environment = Readonly<Record<string, string | undefined>>;
/** Sources to add, by directive. */
type CspSources = Readonly<Record<string, readonly string[]>>;

/** Where forms are sent besides the site (spec §7, action URLs by environment), as origins. */
export function formActions(env: Environment = process.env): CspSources {
  const addresses = Object.entries(env).flatMap(([name, value]) =>
    value && name.startsWith('LEAD_ACTION_') ? [value] : [],
  );
  return { 'form-action': [...new Set(addresses.map((address) => new URL(address).origin))] };
}

/**
 * A policy with more sources in some of its directives; one that it doesn't have stays closed.
 */
export function extendCsp(policy: string, more: CspSources): string {
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
    directives.set(name, [...new Set([...present.split(' '), ...sources])].join(' '));
  }
  return [...directives.values()].join('; ');
}
