import { expect, test } from 'vitest';
import type { Page } from '../../runtime/payload-types.ts';
import { page, testPayload } from '../../testing/testPayload.ts';
import { inAllLanguages } from '../inLanguage.ts';
import { publishCampusTeaser, publishProgramTeaser } from '../lists/teasers.ts';
import { publishingFor } from '../publishing.ts';
import { missingFacts } from './missingFacts.ts';

const payload = await testPayload();
const complete = {
  program: {
    program: {
      school: 'HIM',
      level: 'bachelor',
      subject: 'hospitality',
      mode: 'full_time',
      duration_months: 36,
      semesters: 6,
    },
  },
  singleCampus: {
    campus: {
      school: 'HIM',
      street: 'Aegerten 1',
      postal_code: '3825',
      city: 'Mürren',
      canton: 'Bern',
      latitude: 46.56,
      longitude: 7.89,
    },
  },
} satisfies Partial<Record<Page['type'], Partial<Page>>>;

/** What a page of these facts lacks, and whether lists have it. */
async function listed(type: keyof typeof complete, data: Partial<Page>) {
  const { id } = await page(payload, { type, ...data });
  const read = { collection: 'pages', id, depth: 0, overrideAccess: true } as const;
  const [inEnglish, stored] = [
    await payload.findByID({ ...read, locale: 'en' }),
    inAllLanguages(await payload.findByID({ ...read, locale: 'all' })),
  ];
  const publish = type === 'program' ? publishProgramTeaser : publishCampusTeaser;
  const isListed = Boolean(await publish(publishingFor(payload, 'HIM', 'en'), stored));
  return { missing: missingFacts(inEnglish, 'en'), isListed };
}

test('a programme or campus is on lists once nothing is named as missing, and each fact that keeps it off is named', async () => {
  for (const [type, group, facts] of [
    ['program', 'program', complete.program.program],
    ['singleCampus', 'campus', complete.singleCampus.campus],
  ] as const) {
    expect(await listed(type, { [group]: facts })).toEqual({ missing: [], isListed: true });
    for (const name of Object.keys(facts)) {
      const { missing, isListed } = await listed(type, { [group]: { ...facts, [name]: null } });
      expect({ name, n: missing.length, isListed }).toEqual({ name, n: 1, isListed: false });
    }
  }
});
