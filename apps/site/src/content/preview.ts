import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NodeAnswer } from '@concierge/contract/calls';
import { parseNodeAnswer } from '@concierge/contract/parse';
import { log } from '../server/log.ts';
import { settings } from '../server/settings.ts';
import { callBackend } from './backend.ts';

/**
 * True for an unexpired token of this very document: `<expiry in seconds>.<signature>`, where the signature is HMAC-SHA256 of `<id>.<expiry>` by
 * PREVIEW_SECRET (DESIGN §4.14). Without the secret nobody sees drafts.
 */
export function isPreviewToken(id: string, token: string, secret = settings.previewSecret, now = Date.now()): boolean {
  const [expiry = '', signature = ''] = token.split('.');
  if (!secret || !/^[\w-]{1,64}$/.test(id) || !/^\d{1,12}$/.test(expiry) || Number(expiry) * 1000 < now) return false;
  const given = Buffer.from(signature, 'base64url');
  const wanted = createHmac('sha256', secret).update(`${id}.${expiry}`).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** `GET {api}/draft/:id?lang=&token=`: the newest draft of a document; undefined where there is none. The backend checks the token again. */
export async function fetchDraft(locals: App.Locals, id: string, token: string): Promise<NodeAnswer | undefined> {
  const { brand, lang } = locals;
  const { status, data } = await callBackend(`/draft/${encodeURIComponent(id)}`, { brand, query: { lang, token } });
  if (status !== 200) return undefined;
  return parseNodeAnswer(data, `${brand.code} draft ${id}`, (line) => log.warn(line));
}
