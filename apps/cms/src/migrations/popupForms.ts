const columns = [
  ['SEG', 'field_form_seg_id'],
  ['CR', 'field_form_crcs_id'],
  ['CAA', 'field_form_caas_id'],
  ['HIM', 'field_form_him_id'],
  ['SHMS', 'field_form_shms_id'],
] as const;

/**
 * The statement that makes a row of each form that a pop-up has in a column of its brand, where it
 * has no rows; `newId` is the database's expression of a random id.
 */
export function popupFormRows(newId: string): string {
  const each = columns.map(
    ([brand, column], place) =>
      `SELECT id AS popup, ${place} AS place, '${brand}' AS brand, ${column} AS form FROM popups WHERE ${column} IS NOT NULL`,
  );
  return `INSERT INTO popups_field_forms (_order, _parent_id, id, brand, form_id)
    SELECT row_number() OVER (PARTITION BY popup ORDER BY place), popup, ${newId}, brand, form
    FROM (${each.join(' UNION ALL ')}) AS filled
    WHERE NOT EXISTS (SELECT 1 FROM popups_field_forms WHERE _parent_id = popup)`;
}

/** Expressions of a random id of 24 digits, as Payload gives rows, in either database. */
export const newRowId = {
  sqlite: 'lower(hex(randomblob(12)))',
  postgres: 'substr(md5(random()::text || clock_timestamp()::text), 1, 24)',
} as const;
