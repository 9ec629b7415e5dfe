import type { IncomingMessage } from 'node:http';

/** Bytes of an unread body that are skipped, so that the connection can be used again. */
const maxSkippedBytes = 64 * 1024;

/**
 * Header that ends the connection with the answer if much of the body is unread: Node would read
 * all of it before the next request.
 */
export function closesIfUnread({
  complete,
  headers,
}: Pick<IncomingMessage, 'complete' | 'headers'>): readonly string[] {
  if (complete) return [];
  const isLong =
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > maxSkippedBytes;
  return isLong ? ['Connection', 'close'] : [];
}
