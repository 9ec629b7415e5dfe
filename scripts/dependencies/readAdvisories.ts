import * as z from 'zod';

const advisory = z.object({ title: z.string(), url: z.string().optional() });
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      range: z.string(),
      // An advisory, or the name of the package that brings it in.
      via: z.array(z.union([z.string(), advisory])),
    }),
  ),
});
const grave: ReadonlySet<string> = new Set(['high', 'critical']);

/** What is known of the holes in the packages that production installs. */
type Advisories =
  | { readonly kind: 'unanswered'; readonly reason: string }
  | {
      readonly kind: 'answered';
      /** A sentence for each package with an advisory. */
      readonly lines: readonly string[];
      /** True where one of them is of level high or critical. */
      readonly isGrave: boolean;
    };

/**
 * Reads what `npm audit --json` printed; anything but its report means that no registry answered. A
 * report that can't be read is grave: what it tells of is not known.
 */
export function readAdvisories(output: string): Advisories {
  const parsed = report.safeParse(parseJson(output));
  if (!parsed.success && isReport(output))
    return {
      kind: 'answered',
      lines: ['The report has a shape that is not known.'],
      isGrave: true,
    };
  if (!parsed.success) return { kind: 'unanswered', reason: reasonIn(output) };
  const found = Object.entries(parsed.data.vulnerabilities);
  return {
    kind: 'answered',
    lines: found.map(([name, { severity, range, via }]) => {
      const titles = via.map((one) =>
        typeof one === 'string' ? `by ${one}` : [one.title, one.url].filter(Boolean).join(' '),
      );
      return `${severity}: ${name} ${range}: ${titles.join('; ')}`;
    }),
    isGrave: found.some(([, { severity }]) => grave.has(severity)),
  };
}

/** Whether it is npm's report, in whatever version. */
const isReport = (output: string): boolean =>
  z
    .union([z.object({ auditReportVersion: z.number() }), z.object({ metadata: z.unknown() })])
    .safeParse(parseJson(output)).success;

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** The registry's or npm's own words, in one line. */
function reasonIn(output: string): string {
  const answer = z
    .object({
      message: z.string().optional(),
      error: z.object({ summary: z.string().optional() }).optional(),
    })
    .safeParse(parseJson(output));
  const words = answer.data?.error?.summary || answer.data?.message || output;
  return words.trim().split('\n', 1)[0]?.slice(0, 200) || 'nothing was answered';
}
