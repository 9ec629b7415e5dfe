import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { cmsOrigin } from '../product.ts';
import { adminHeaders } from '../signIn.ts';
import { at, codes, fetchContent } from './kit/brandTable.ts';

// An editor's list of events, its dates in each format of §9.
const formats = {
  '1': /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M( – \d+:\d\d [AP]M)? in Switzerland$/,
  '2': /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M in Switzerland$/,
  '3': /^\d+\/\d+\/\d{4}$/,
  '4': /^\d+ [A-Z][a-z]+ \d{4}$/,
  '5': /^[A-Z][a-z]+ \d{4}$/,
  '6': /^[A-Z][a-z]{2}$/,
  '6_numeric': /^\d{1,2}$/,
} as const;

for (const code of codes)
  test(`${code}: editors choose the date_type of a list, and the page shows its event dates so`, {
    tag: [
      ...['@S3.date.1', '@S3.date.2', '@S3.date.3', '@S3.date.4', '@S3.date.5', '@S3.date.6'],
      ...[
        '@S9.dates.4',
        '@S9.dates.6',
        '@S9.dates.7',
        '@S9.dates.8',
        '@S9.dates.9',
        '@S9.dates.10',
      ],
    ],
  }, async ({ request }) => {
    const headers = await adminHeaders();
    const api = `${cmsOrigin}/api/pages`;
    const alias = `/dates-${code.toLowerCase()}-${Date.now()}/`;
    const made = await request.post(api, {
      headers,
      data: {
        ...{ type: 'lego_page', title: 'Dates', alias, _status: 'published' },
        field_domain_access: [code],
        field_blocks: Object.keys(formats).map((date_type) => ({
          ...{ blockType: 'event_list', date_type, query: { kind: ['webinar'], limit: 1 } },
        })),
      },
    });
    const { doc }: { doc: { id: number } } = await made.json();
    try {
      const path = `/en${alias}`;
      const { node } = (await fetchContent(code, path)).body;
      expect(
        node.field_blocks.map(
          ({ items }: { items: { event_date: object }[] }) => items[0]?.event_date,
        ),
      ).toEqual(
        Object.keys(formats).map((format) =>
          expect.objectContaining({
            data: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
            date_type: Number(format[0]),
            duration: expect.any(Number),
            time: true,
            ...(format === '6_numeric' ? { type: 'numeric' } : {}),
          }),
        ),
      );
      const { text } = await get(at(code, path));
      const rows = text.match(/<article[\s\S]*?<\/article>/g) ?? [];
      const shown = rows.map((row) => /.*<time[^>]*>([^<]*)<\/time>/s.exec(row)?.[1]);
      expect(shown.map((date) => date?.replaceAll(/\s/g, ' '))).toEqual(
        Object.values(formats).map((format) => expect.stringMatching(format)),
      );
    } finally {
      await request.delete(`${api}/${doc.id}`, { headers });
    }
  });
