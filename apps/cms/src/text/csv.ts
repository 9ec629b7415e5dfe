import Papa from 'papaparse';

/**
 * Rows as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell quoted, and cells
 * that a spreadsheet would take for a formula prefixed with an apostrophe. `always` are the columns
 * that come first, and stand there without a row too.
 */
export function serializeCsv(
  rows: readonly Readonly<Record<string, string>>[],
  always: readonly string[] = [],
): string {
  const columns = [...new Set([...always, ...rows.flatMap((row) => Object.keys(row))])];
  const data = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return `﻿${Papa.unparse({ fields: columns, data }, { quotes: true, newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/ })}`;
}
