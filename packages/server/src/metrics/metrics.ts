import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';

const key = Symbol.for('concierge.metrics');
const store = globalThis as unknown as Record<symbol, Registry | undefined>;

/** The metrics of this process, also where bundlers evaluate this module more than once. */
export const registry: Registry = store[key] ?? new Registry();
store[key] = registry;

type Own<T> = Omit<T, 'registers'>;

/** A number that only rises; the same name is the same counter. */
export const counter = <L extends string>(options: Own<CounterConfiguration<L>>): Counter<L> =>
  (registry.getSingleMetric(options.name) as Counter<L> | undefined) ??
  new Counter({ ...options, registers: [registry] });

/** A number that rises and falls; `collect` sets it when it is read. */
export const gauge = <L extends string>(options: Own<GaugeConfiguration<L>>): Gauge<L> =>
  (registry.getSingleMetric(options.name) as Gauge<L> | undefined) ??
  new Gauge({ ...options, registers: [registry] });

/** How often something took how long. */
export const histogram = <L extends string>(
  options: Own<HistogramConfiguration<L>>,
): Histogram<L> =>
  (registry.getSingleMetric(options.name) as Histogram<L> | undefined) ??
  new Histogram({ ...options, registers: [registry] });
