/** What the collection of the inbox is called, and a column that counts how long its rows stay. */
interface Name {
  readonly slug: string;
  readonly months: string;
}

export const formerName: Name = { slug: 'inquiries', months: 'enquiries' };
export const ownName: Name = { slug: 'leads', months: 'leads' };

/** The statements that give the table and the columns named after it their new names. */
export const renamedTables = (from: Name, to: Name): readonly string[] => [
  `ALTER TABLE "${from.slug}" RENAME TO "${to.slug}"`,
  `ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "${from.slug}_id" TO "${to.slug}_id"`,
  `ALTER TABLE "erasures" RENAME COLUMN "${from.slug}" TO "${to.slug}"`,
  `ALTER TABLE "brand_settings"
    RENAME COLUMN "retention_${from.months}" TO "retention_${to.months}"`,
  `ALTER TABLE "_brand_settings_v"
    RENAME COLUMN "version_retention_${from.months}" TO "version_retention_${to.months}"`,
];

/** The statement that renames what each account has chosen for the list and its documents. */
export const renamedPreferences = (from: Name, to: Name): string =>
  `UPDATE "payload_preferences"
    SET "key" = replace("key", 'collection-${from.slug}', 'collection-${to.slug}')
    WHERE "key" = 'collection-${from.slug}' OR "key" LIKE 'collection-${from.slug}-%'`;
