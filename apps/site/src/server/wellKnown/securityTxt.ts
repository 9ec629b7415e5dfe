const validDays = 180;
const dayMs = 86_400_000;

/**
 * Whom to tell about a hole, as RFC 9116 writes it. Without contacts the brand's contact page is
 * named. It is good for half a year from the day on which it is asked for.
 */
export function securityTxt(
  origin: string,
  contacts: readonly string[],
  now: number = Date.now(),
): string {
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs).toISOString();
  const named = contacts.length > 0 ? contacts : [`${origin}/en/contact/`];
  return [
    ...named.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
