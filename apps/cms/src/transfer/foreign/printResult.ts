import type { ImportResult } from './runImport.ts';

/** Says what an import has written, and what didn't fit as a table. */
export function printResult({ counts, misfits, report }: ImportResult): void {
  if (misfits.rows.length > 0)
    console.log(`\nWhat didn't fit, all of it in ${report}:\n\n${misfits.table()}`);
  const { created, changed, same, skipped } = counts;
  console.log(
    `\nPages: ${created} created, ${changed} changed, ${same} the same, ${skipped} left as they are here.`,
  );
}
