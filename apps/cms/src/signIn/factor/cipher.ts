import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { formerPayloadSecrets, payloadSecret } from '../../runtime/env.ts';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** A key of its own for this purpose, made of PAYLOAD_SECRET by HKDF-SHA-256. */
export const factorKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `concierge second factor ${purpose}`, 32));

/**
 * Encrypts a text with AES-256-GCM, bound to what it belongs to (`owner`); base64url of nonce, tag
 * and text.
 */
export function encrypt(text: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, factorKey(payloadSecret, 'secret'), iv);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * The text, or undefined where it was changed, belongs to something else, or was encrypted under a
 * secret that is neither PAYLOAD_SECRET nor one of FORMER_PAYLOAD_SECRETS.
 */
export function decrypt(sealed: string, owner: string): string | undefined {
  for (const secret of [payloadSecret, ...formerPayloadSecrets])
    try {
      return decryptWith(factorKey(secret, 'secret'), Buffer.from(sealed, 'base64url'), owner);
    } catch {
      // Not this key, or not genuine: the next one says.
    }
  return undefined;
}

function decryptWith(key: Buffer, sealed: Buffer, owner: string): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return (
    decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  );
}
