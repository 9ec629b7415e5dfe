import type { DateField, FlattenedField, SanitizedConfig } from 'payload';

const cell = '/admin/lists/SwissInstantCell.tsx#SwissInstantCell';

/** Instants that bear no zone, which Payload's lists show in the browser's. */
const isBareInstant = (field: FlattenedField): field is DateField & FlattenedField =>
  field.type === 'date' &&
  !field.timezone &&
  !field.admin?.components?.Cell &&
  field.admin?.date?.pickerAppearance !== 'dayOnly';

/**
 * The configuration, in which lists show instants in Swiss time, also those of creation and change,
 * which Payload adds to each collection last.
 */
export async function withSwissCells(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  for (const field of config.collections.flatMap(({ flattenedFields }) => flattenedFields)) {
    if (!isBareInstant(field)) continue;
    const { admin } = field;
    field.admin = { ...admin, components: { ...admin?.components, Cell: cell } };
  }
  return config;
}
