import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewSecret } from '../runtime/env.ts';

const hour = 3600;
const sign = (text: string): Buffer => createHmac('sha256', previewSecret).update(text).digest();

/** A preview token of a document, `<expiry>.<signature>`, valid for an hour (ADR 17). */
export function previewToken(id: number | string, now = Date.now()): string {
  const expiry = Math.floor(now / 1000) + hour;
  return `${expiry}.${sign(`${id}.${expiry}`).toString('base64url')}`;
}

/** True for an unexpired token of this very document. */
export function isPreviewToken(id: string, token: string, now = Date.now()): boolean {
  const [expiry = '', signature = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(expiry) || Number(expiry) * 1000 < now) return false;
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(`${id}.${expiry}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
