/** Ends the process with one sentence for whoever started it. */
export function endWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
