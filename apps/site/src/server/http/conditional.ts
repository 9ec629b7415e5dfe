/**
 * True where `If-None-Match` names this entity tag (RFC 9110 §13.1.2): weak comparison, lists and
 * `*` included.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const opaque = etag.replace(/^W\//, '');
  return header
    .split(',')
    .some(
      (candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === opaque,
    );
}
