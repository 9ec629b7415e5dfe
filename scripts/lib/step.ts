/** Shows a step with its running time: `  build the site … 12.3 s`. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const live = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r  ${name} … ${seconds(begun)}`), 1000)
    : undefined;
  process.stdout.write(live ? `\r  ${name} …` : `  ${name} …\n`);
  try {
    return await work();
  } finally {
    clearInterval(live);
    process.stdout.write(`${live ? '\r' : ''}  ${name} … ${seconds(begun)}\n`);
  }
}

const seconds = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
