import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3600;
const sign = (text: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/**
 * A preview token of a document, valid for an hour: `<expiry in seconds>.<signature>`, where the
 * signature is HMAC-SHA256 of `<id>.<expiry>` by PREVIEW_SECRET (ADR 17).
 */
export function previewToken(id: number | string, secret: string, now = Date.now()): string {
  const expiry = Math.floor(now / 1000) + hour;
  return `${expiry}.${sign(`${id}.${expiry}`, secret).toString('base64url')}`;
}

/** True for an unexpired token of this very document. Without the secret nobody sees drafts. */
export function isPreviewToken(
  id: string,
  token: string,
  secret: string | undefined,
  now = Date.now(),
): boolean {
  const [expiry = '', signature = ''] = token.split('.');
  if (
    !secret ||
    !/^[\w-]{1,64}$/.test(id) ||
    !/^\d{1,12}$/.test(expiry) ||
    Number(expiry) * 1000 < now
  )
    return false;
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(`${id}.${expiry}`, secret);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
