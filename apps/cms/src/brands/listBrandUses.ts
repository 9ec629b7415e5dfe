import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import { isOfBrands } from './offerBrands.ts';

/** Records of what was: they keep the code of a brand that is gone, and nobody saves them again. */
const records: ReadonlySet<string> = new Set(['search-queries', 'erasures']);

/**
 * Paths of the fields that name brands; those in blocks are checked when their document is saved.
 */
function brandPaths(fields: readonly FlattenedField[], within = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${within}${field.name}`;
    if (field.type === 'select') return isOfBrands(field.options) ? [path] : [];
    return field.type === 'group' || field.type === 'tab' || field.type === 'array'
      ? brandPaths(field.flattenedFields, `${path}.`)
      : [];
  });
}

/**
 * What names a brand, as a list to read: “Pages: 2, Users: 1”; empty where nothing does. Documents
 * in the trash and unpublished versions count, for they may come back.
 */
export async function listBrandUses(req: PayloadRequest, code: string): Promise<string> {
  const { config } = req.payload;
  const counted: string[] = [];
  for (const { slug, flattenedFields, labels, versions } of config.collections) {
    const paths = records.has(slug) ? [] : brandPaths(flattenedFields);
    if (paths.length === 0) continue;
    const named = (before = ''): Where => ({
      or: paths.map((path) => ({ [`${before}${path}`]: { in: [code] } })),
    });
    const query = { collection: slug as CollectionSlug, req, overrideAccess: true, trash: true };
    const rows = (await req.payload.count({ ...query, where: named() })).totalDocs;
    const where: Where = { and: [{ latest: { equals: true } }, named('version.')] };
    const drafts = versions?.drafts
      ? (await req.payload.countVersions({ ...query, where })).totalDocs
      : 0;
    const count = Math.max(rows, drafts);
    if (count > 0) counted.push(`${getTranslation(labels.plural, req.i18n)}: ${count}`);
  }
  return counted.join(', ');
}
