/**
 * The private port that a variable names; undefined where it is not set. Throws a sentence where it
 * is no port.
 */
export function readMetricsPort(
  name: 'METRICS_PORT' | 'CMS_METRICS_PORT',
  env: Readonly<Record<string, string | undefined>> = process.env,
): number | undefined {
  const written = env[name];
  if (!written) return undefined;
  const port = Number(written);
  if (!/^\d+$/.test(written) || port < 1 || port > 65_535)
    throw new Error(`${name}=${written} is no port: it must be a whole number up to 65535.`);
  return port;
}

/** Interface of the private port: `METRICS_HOST`, else this machine alone. */
export const readMetricsHost = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): string => env['METRICS_HOST'] || '127.0.0.1';
