import { siteLink } from '../routing/link.ts';
import { cachedBy } from './pageHeaders.ts';

/**
 * Answer of a redirect that the backend keeps (spec §7): its target follows the link rule of spec
 * §2.
 */
export function redirectAnswer(
  redirect: { status: 301 | 302; to: string },
  { lang, brand }: App.Locals,
): Response {
  return new Response(null, {
    status: redirect.status,
    headers: {
      Location: toAscii(siteLink(redirect.to, lang)),
      ...cachedBy([`redirect:${brand.code}`, `route:${brand.code}`], 300),
    },
  });
}

/** An address with only what a header may hold, such as `/ar/%D8%A8/` of Arabic letters. */
const toAscii = (address: string): string =>
  address.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
