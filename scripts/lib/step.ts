const isLive = process.stdout.isTTY;
const running = new Map<string, number>();
let ticker: NodeJS.Timeout | undefined;

/**
 * Shows a step with its running time once it has ended: `  build the site … 12.3 s`. Steps may run
 * side by side; a terminal shows meanwhile which do, and for how long.
 */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  running.set(name, begun);
  if (isLive) ticker ??= setInterval(show, 1000);
  else console.log(`  ${name} …`);
  try {
    return await work();
  } finally {
    running.delete(name);
    if (running.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
    console.log(`${isLive ? eraseLine : ''}  ${name} … ${seconds(begun)}`);
  }
}

const eraseLine = '\r\u001b[K';

function show(): void {
  const steps = [...running].map(([name, begun]) => `${name} … ${seconds(begun)}`);
  process.stdout.write(`${eraseLine}  ${steps.join(', ')}`);
}

const seconds = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
