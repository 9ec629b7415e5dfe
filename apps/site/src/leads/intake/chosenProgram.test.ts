import type { Form } from '@concierge/contract/form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testField, testForm } from '../../../tests/leadBackend.ts';
import { startLeadSite } from '../../../tests/leadSite.ts';

const programs = {
  bachelor: { alias: '/programs/bachelor/', title: 'Bachelor', school: 'HIM', level: 'bachelor' },
  summer: { alias: '/programs/summer/', title: 'Summer', school: 'CAA', level: 'short_course' },
};
const intakes = (group: number, date: string) =>
  testField(`DesiredDates_${group}`, 'intake_select', {
    sent_as: 'DesiredDates',
    group,
    required: true,
    options: [{ value: date, label: date, groups: [], until: '2999-01-01' }],
  });
const apply = (version: string, offered: (keyof typeof programs)[], start: string): Form => ({
  ...testForm('apply', { version }),
  fields: [
    testField('Program', 'program_select', {
      required: true,
      options: offered.map((name, index) => ({
        value: name === 'bachelor' ? '41' : '42',
        label: `«${name}»`,
        groups: [101 + index],
        program: programs[name],
      })),
    }),
    ...offered.map((_, index) => intakes(101 + index, start)),
    ...testForm('apply').fields,
  ],
});

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());

const offer = async (form: Form): Promise<void> => {
  site.backend.forms.splice(0, Number.POSITIVE_INFINITY, { brand: 'HIM', lang: 'en', form });
  await site.leads.forms.refresh();
};
const send = (version: string, fields: Record<string, string>) =>
  site.submit({ ...site.sound(fields), _context: site.context('apply', { version }) }, {}, 'apply');
const storedFields = async (location: string | undefined) => {
  await site.leads.worker.run();
  const reference = new URL(location ?? '', 'http://x').searchParams.get('ref');
  return [...site.backend.inbox.values()].find((lead) => lead.reference === reference)?.fields;
};

test('the CRM gets a programme by title and id, its school, and its start under one name', async () => {
  await offer(apply('1', ['bachelor', 'summer'], '2030-02-04'));
  const bachelor = await send('1', { Program: '41', DesiredDates_101: '2030-02-04' });
  expect(await storedFields(bachelor.headers['location'])).toMatchObject({
    Program: 'Bachelor',
    ProgramId: '41',
    ProgrammeInterest: 'Bachelor Degree',
    DesiredDates: '2030-02-04',
    SchoolInterest: 'HIM',
  });
  const summer = await storedFields(
    (await send('1', { Program: '42', DesiredDates_102: '2030-02-04' })).headers['location'],
  );
  expect(summer).toMatchObject({ Program: 'Summer', ProgramId: '42', SchoolInterest: 'CAA' });
  expect(Object.keys(summer ?? {})).not.toContain('ProgrammeInterest');
  expect(Object.keys(summer ?? {}).filter((name) => name.startsWith('DesiredDates'))).toEqual([
    'DesiredDates',
  ]);
});

test('a programme, or a start, that is gone since the page was made is refused at its field, and all that was typed stays', async () => {
  await offer(apply('2', ['bachelor', 'summer'], '2030-02-04'));
  await offer(apply('3', ['summer'], '2030-02-04'));
  const typed = { Name: 'Zoë', Question: 'Is there a lake?' };
  const gone = await send('2', { ...typed, Program: '41', DesiredDates_101: '2030-02-04' });
  expect(gone.status).toBe(400);
  expect(gone.text).toContain('This program is no longer offered.');
  expect(gone.text).toContain('value="Zoë"');
  expect(gone.text).toContain('Is there a lake?');
  expect(gone.text).not.toContain('«bachelor»');

  await offer(apply('4', ['summer'], '2030-09-02'));
  const moved = await send('3', { ...typed, Program: '42', DesiredDates_101: '2030-02-04' });
  expect(moved.status).toBe(400);
  expect(moved.text).toContain('This start date is no longer offered.');
  expect(moved.text).toContain('value="Zoë"');
  expect(moved.text).toContain('2030-09-02');
});
