import { swissDay } from '@concierge/contract/swissDay';
import { serializeCsv } from '../text/csv.ts';

/** A table as a file for the person who asked, named after what it holds and the Swiss day. */
export const csvFile = (
  name: string,
  rows: readonly Readonly<Record<string, string>>[],
  columns: readonly string[],
): Response =>
  new Response(serializeCsv(rows, columns), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${swissDay()}.csv"`,
      'cache-control': 'no-store',
    },
  });
