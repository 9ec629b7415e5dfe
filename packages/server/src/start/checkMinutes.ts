/**
 * Minutes between two checks of the lead path, `LEAD_CHECK_MINUTES`: 15 in production and 0, which
 * is none, elsewhere. Throws a sentence for anything but a whole number up to a day.
 */
export function readCheckMinutes(
  env: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const written = env['LEAD_CHECK_MINUTES'] || (env['NODE_ENV'] === 'production' ? '15' : '0');
  if (/^\d+$/.test(written) && Number(written) <= 1440) return Number(written);
  throw new Error('LEAD_CHECK_MINUTES must be a whole number from 0 to 1440.');
}
