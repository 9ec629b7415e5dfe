import { Refusal } from './Refusal.ts';

/** Runs a command and ends the process; a refusal is one sentence and status 1. */
export async function transferCommand(work: () => Promise<void>): Promise<never> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
  process.exit(0);
}
