/** Reports how far a part of the seed has come, at most once a second and at its end. */
export function progress(name: string, total: number): () => void {
  let done = 0;
  let reportedAt = Date.now();
  return () => {
    done += 1;
    if (done < total && Date.now() - reportedAt < 1000) return;
    reportedAt = Date.now();
    process.stdout.write(`  ${name.padEnd(10)} ${done}/${total}\n`);
  };
}
