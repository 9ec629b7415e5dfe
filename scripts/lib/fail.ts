/** Ends the process with one clear sentence and status 1. */
export function fail(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
