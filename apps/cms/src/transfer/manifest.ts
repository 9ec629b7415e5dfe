import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Refusal } from './Refusal.ts';

/** Rises when older versions can't read a folder of this one. */
const format = 1;
export const manifestName = 'manifest.json';

const fileSchema = z.object({
  /** Relative to the folder, with slashes; never leads out of it. */
  path: z.string().check(z.regex(/^(content\/[a-z-]+|media)\/[^/\\\0]+$/)),
  size: z.int(),
  /** In hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
const manifestSchema = z.object({
  product: z.literal('concierge-content'),
  format: z.literal(format),
  files: z.array(fileSchema),
});
export type SealedFile = Readonly<z.infer<typeof fileSchema>>;

/** SHA-256 in hexadecimal digits. */
export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/**
 * The manifest of a content folder, with a digest of itself. It says no instant and no version, so
 * that the same content is the same folder.
 */
export function serializeManifest(files: readonly SealedFile[]): string {
  const manifest = { product: 'concierge-content', format, files };
  const digest = sha256(JSON.stringify(manifest));
  return `${JSON.stringify({ ...manifest, digest }, undefined, 2)}\n`;
}

/** The files that a manifest names. Throws a Refusal for what is foreign, newer or damaged. */
export function parseManifest(text: string): readonly SealedFile[] {
  const { digest, ...manifest } = parseObject(text);
  if (manifest['product'] !== 'concierge-content')
    throw new Refusal('This folder is no export of Concierge: its manifest names another product.');
  if (Number(manifest['format']) > format)
    throw new Refusal('This folder was exported by a newer version: import it with that version.');
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success || digest !== sha256(JSON.stringify(manifest)))
    throw new Refusal('The folder is damaged: its manifest was changed after the export.');
  return parsed.data.files;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Refusal('The folder is damaged: its manifest can not be read.');
  }
}
