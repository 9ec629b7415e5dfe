import { serializeCsv } from '../text/csv.ts';

/** A table as a file for the person who asked, named after what it holds and today's day in UTC. */
export const csvFile = (
  name: string,
  rows: readonly Readonly<Record<string, string>>[],
  columns: readonly string[],
): Response =>
  new Response(serializeCsv(rows, columns), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  });
