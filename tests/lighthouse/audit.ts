import lighthouse, { type Flags } from 'lighthouse';

/** What Lighthouse found on one page; scores 0 to 100, times in milliseconds. */
export interface Audit {
  readonly performance: number;
  /** Total blocking time. */
  readonly blocking: number;
  /** Largest contentful paint. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Accessibility, best practices and SEO; empty where the run left them out. */
  readonly others: Readonly<Record<string, number>>;
  /** What cost points, in Lighthouse's words. */
  readonly findings: readonly string[];
}

const others = ['accessibility', 'best-practices', 'seo'];

/**
 * One Lighthouse run as on a phone, under its own simulated throttling, in the Chromium that
 * listens on this debugging port.
 */
export async function audit(url: string, port: number, isWhole: boolean): Promise<Audit> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', ...(isWhole ? others : [])],
    disableFullPageScreenshot: true,
    maxWaitForLoad: 20_000,
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error('Lighthouse gave no answer');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) =>
      weight > 0 && (audits[id]?.score ?? 1) < 0.9 ? [audits[id]] : [],
    );
  return {
    performance: score('performance'),
    blocking: figure('total-blocking-time'),
    paint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    others: Object.fromEntries(
      (isWhole ? others : []).map((category) => [category, score(category)]),
    ),
    findings: lost.map((found) => `${found?.title} ${found?.displayValue ?? ''}`.trim()),
  };
}
