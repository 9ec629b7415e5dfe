import type { Payload } from 'payload';
import type { ImportOptions } from './ImportOptions.ts';
import { ImportTarget } from './ImportTarget.ts';
import type { ImportOutcome } from './IncomingPage.ts';
import { Journal } from './Journal.ts';
import { Misfits } from './Misfits.ts';

export interface ImportResult {
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  readonly misfits: Misfits;
  /** File with every misfit as JSON. */
  readonly report: string;
}

/**
 * Runs an import of a foreign site under the name of its source. However it ends, what was written
 * is complete with its references, and the same import can be run again.
 */
export async function runImport(
  payload: Payload,
  name: string,
  options: ImportOptions,
  work: (target: ImportTarget) => Promise<void>,
): Promise<ImportResult> {
  const journal = new Journal(`${name}-${options.brand}`);
  try {
    const misfits = new Misfits();
    const target = await ImportTarget.open(payload, options, { journal, misfits });
    const wasCutShort = journal.begun('run') !== undefined;
    journal.begin('run');
    try {
      await work(target);
    } finally {
      await target.finish(wasCutShort);
      journal.end('run');
    }
    const report = journal.file.replace(/jsonl$/, 'report.json');
    await misfits.save(report);
    return { counts: target.counts, misfits, report };
  } finally {
    journal.close();
  }
}
