import { AggregatorRegistry, type Registry } from 'prom-client';

type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/**
 * The metrics of the site processes of a cluster as text, with those of the process that started
 * them. It follows the changes and purges, fails by itself, and takes memory as they do.
 */
export async function withOwnMetrics(ofWorkers: string, own: Registry): Promise<string> {
  const metrics = await own.getMetricsAsJSON();
  const isShared = ({ name }: Metric) => ofWorkers.includes(`# TYPE ${name} `);
  const sums = metrics.filter(isShared).reduce(addOwn, ofWorkers);
  const others = metrics.filter((metric) => !isShared(metric));
  return sums + (await AggregatorRegistry.aggregate([others]).metrics());
}

/** Adds a number without labels to that of the workers; others stay theirs. */
function addOwn(text: string, { name, aggregator, values }: Metric): string {
  const [first] = values;
  if (!first || aggregator !== 'sum' || Object.keys(first.labels).length > 0) return text;
  const line = new RegExp(`^${name} (\\S+)$`, 'm');
  return text.replace(line, (_, sum: string) => `${name} ${Number(sum) + first.value}`);
}
