import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from '../lib/Refusal.ts';
import { isNewer } from './isNewer.ts';

/** Rises when older versions can't read a backup of this one. */
const format = 1;
export const manifestName = 'manifest.json';
/** Path, in a backup, of what `pg_dump` wrote. */
export const dumpName = 'database.dump';

/** A path of a backup never leaves its folder. */
const isInside = (path: string): boolean =>
  path !== '' && posix.normalize(path) === path && !/^(\/|\.\.(\/|$)|\.$)/.test(path);

const fileSchema = z.object({
  /** Relative to the data folder, with slashes. */
  path: z.string().check(z.refine(isInside)),
  /** Bytes of the file as it is in the backup, and their SHA-256 in hexadecimal digits. */
  size: z.int(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
const manifestSchema = z.object({
  product: z.literal('concierge'),
  format: z.literal(format),
  /** Version of the product that made it. */
  version: z.string(),
  /** When the first outbox was copied: everything acknowledged before is in the backup. */
  instant: z.iso.datetime(),
  /** Where the content was; `none` for the data folder of a site alone. */
  database: z.enum(['sqlite', 'postgres', 'none']),
  encrypted: z.boolean(),
  files: z.array(fileSchema),
});
export type StoredFile = Readonly<z.infer<typeof fileSchema>>;
export type Manifest = z.infer<typeof manifestSchema>;

const digest = (manifest: object): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** The manifest as it is written, with a digest of itself. */
export function serializeManifest(content: Omit<Manifest, 'product' | 'format'>): string {
  const manifest = { product: 'concierge', format, ...content } satisfies Manifest;
  return `${JSON.stringify({ ...manifest, digest: digest(manifest) }, undefined, 2)}\n`;
}

/** Throws a Refusal for what is not a manifest, is damaged, or is of a version after `version`. */
export function parseManifest(text: string, version: string): Manifest {
  const { digest: written, ...manifest } = parseObject(text);
  if (manifest['product'] !== 'concierge')
    throw new Refusal('This is not a backup of Concierge: its manifest names another product.');
  if (Number(manifest['format']) > format || isNewer(String(manifest['version']), version))
    throw new Refusal(
      `This backup is of version ${manifest['version']}, newer than this one (${version}): restore it with that version.`,
    );
  const parsed = manifestSchema.safeParse(manifest);
  if (!parsed.success || written !== digest(manifest))
    throw new Refusal('The backup is damaged: its manifest was changed after it was made.');
  return parsed.data;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Refusal('The backup is damaged: its manifest can not be read.');
  }
}
