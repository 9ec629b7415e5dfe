/**
 * Policy of an answer that is no page of the admin: it may load nothing and send forms to us alone,
 * and nobody may frame it.
 */
export const apiPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** Policy of an uploaded file: a drawing may bring its own styles, nothing runs or loads. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const filePolicy = `${documentPolicy}; sandbox`;

/**
 * Policy of the admin's pages. Scripts come from the backend itself, or bear the nonce of this very
 * answer, which Next writes on those that it puts into the page. What Payload can't do without:
 * - styles within the page: react-select writes a sheet of its own as it goes, and Payload and
 *   Lexical render `style` attributes; neither takes a nonce.
 * - `data:` and `blob:` pictures and films: a file that is chosen but not yet uploaded.
 * - frames of the sites: live preview, and two versions side by side.
 */
export const adminPolicy = (nonce: string, siteOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['frame-src', "'self'", ...siteOrigins].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Policy of an answer under this path that is no page of the admin; undefined where it may be one.
 * Browsers don't show a PDF that is sandboxed, and run nothing of it that could reach the backend.
 */
export function plainPolicy(path: string): string | undefined {
  if (/^\/api\/media\/file\//.test(path)) return /\.pdf$/i.test(path) ? documentPolicy : filePolicy;
  return /^\/admin(\/|$)/.test(path) ? undefined : apiPolicy;
}
