import { expect, test } from 'vitest';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { person, testPayload, unique } from '../../testing/testPayload.ts';
import { everyLanguage } from '../unnoticed.ts';
import { importTable } from './importTable.ts';

const payload = await testPayload();
const table = (...lines: string[]): string => lines.join('\r\n');

test('programmes of a table are drafts in all their languages, public where wanted, and changed by the next table alone', async () => {
  const alias = `/programs/${unique('pastry')}/`;
  const csv = (lead: string) =>
    table(
      '\uFEFFbrand;alias;title;title_ar;field_lead;level;subject;mode;duration_months;semesters',
      `HIM;${alias};Pastry;المعجنات;${lead};diploma;culinary;full_time;12;2`,
      `HIM;/${unique('x')}/;Bad;;;doctor;;;12;`,
      `HIM;/${unique('y')}/;Bad;;;;;;a year;`,
      `XYZ;${alias};Pastry;;;;;;;`,
    );
  const first = await importTable(payload, 'programs', csv('Sugar, by the hour.'));
  expect(first).toMatchObject({ created: 1, changed: 0, same: 0 });
  expect(first.refused).toEqual([
    expect.stringMatching(/^Line 3: level: doctor is none of certificate, /),
    'Line 4: duration_months: a year is no number.',
    'Line 5: there is no brand XYZ.',
  ]);
  expect((await fetchParsedNode(payload, `/en${alias}`)).status).toBe(404);

  const publish = { publish: true };
  const second = await importTable(payload, 'programs', csv('Sugar, by the hour.'), publish);
  expect(second).toMatchObject({ created: 0, changed: 1 });
  const { body } = await fetchParsedNode(payload, `/en${alias}`);
  expect(body.node).toMatchObject({
    type: 'program',
    title: 'Pastry',
    field_lead: 'Sugar, by the hour.',
    program: { school: 'HIM', level: 'diploma', duration_months: 12 },
  });
  expect((await fetchParsedNode(payload, `/ar${alias}`)).body.node?.title).toBe('المعجنات');
  const third = await importTable(payload, 'programs', csv('Sugar, by the hour.'), publish);
  expect(third).toMatchObject({ created: 0, changed: 0, same: 1 });
  const fourth = await importTable(payload, 'programs', csv('Sugar and salt.'), publish);
  expect(fourth).toMatchObject({ created: 0, changed: 1 });
  const after = (await fetchParsedNode(payload, `/en${alias}`)).body.node;
  expect(after).toMatchObject({ title: 'Pastry', field_lead: 'Sugar and salt.' });
  expect((await fetchParsedNode(payload, `/ar${alias}`)).body.node?.title).toBe('المعجنات');
});

test("events of a table are the CRM's, by its own names and ids, and a cell that is empty changes nothing", async () => {
  const id = unique('701');
  const head = 'Id,brand,kind,Name,Name_es,StartDate,EndDate,Start_Datetime,cancelled,City__c';
  const first = await importTable(
    payload,
    'events',
    table(
      head,
      `${id},HIM SHMS,webinar,"Ask us, live",Pregúntenos,2031-02-01,2031-02-01,2031-02-01T18:00+01:00,,Brig`,
      `${id}b,HIM,webinar,Backwards,,2031-02-02,2031-02-01,,,`,
      `${id}c,HIM,webinar,When,,1 February,2031-02-01,,,`,
      `,HIM,webinar,None,,2031-02-01,2031-02-01,,,`,
    ),
  );
  expect(first).toMatchObject({ created: 1, changed: 0, same: 0 });
  expect(first.refused).toEqual([
    'Line 3: EndDate: The event ends before it begins.',
    'Line 4: StartDate: write a day as 2027-01-31.',
    'Line 5: it has no Id.',
  ]);
  const moved = table(head, `${id},HIM,webinar,,,2031-02-03,2031-02-03,,,`);
  expect((await importTable(payload, 'events', moved)).refused).toEqual([
    'Line 2: Start_Datetime: It begins on 2031-02-01, which is none of the event’s days.',
  ]);
  const change = table(head, `${id},HIM,webinar,,,2031-01-31,2031-02-03,,yes,`);
  expect(await importTable(payload, 'events', change)).toMatchObject({ changed: 1, refused: [] });
  expect(await importTable(payload, 'events', change)).toMatchObject({ same: 1, refused: [] });
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: { crm_id: { equals: id } },
    locale: everyLanguage,
  });
  expect(docs).toMatchObject([
    {
      field_domain_access: ['HIM', 'SHMS'],
      Name: { en: 'Ask us, live', es: 'Pregúntenos' },
      StartDate: '2031-01-31T12:00:00.000Z',
      Start_Datetime: '2031-02-01T17:00:00.000Z',
      cancelled: true,
      City__c: { en: 'Brig' },
    },
  ]);
});

test('people of a table are those of a shared section, in its order and all their languages, beside those that are there', async () => {
  const section = unique('Teachers');
  const head = 'brand,section,name,name_ru,role,role_ru';
  const publish = { publish: true };
  const first = table(
    head,
    `HIM,${section},Ada Berg,Ада Берг,Pastry,Выпечка`,
    `HIM,${section},Tom Lind,,Wine,`,
  );
  expect(await importTable(payload, 'people', first, publish)).toMatchObject({
    created: 2,
    refused: [],
  });
  const next = table(head, `HIM,${section},Tom Lind,,Wine and water,`);
  expect(await importTable(payload, 'people', next, publish)).toMatchObject({ changed: 1 });
  expect(await importTable(payload, 'people', next, publish)).toMatchObject({ same: 1 });
  const { docs } = await payload.find({
    collection: 'shared-sections',
    where: { title: { equals: section } },
    locale: everyLanguage,
  });
  expect(docs).toMatchObject([
    {
      _status: 'published',
      field_blocks: [
        {
          blockType: 'people',
          field_items: [
            { name: { en: 'Ada Berg', ru: 'Ада Берг' }, role: { en: 'Pastry', ru: 'Выпечка' } },
            { name: { en: 'Tom Lind' }, role: { en: 'Wine and water' } },
          ],
        },
      ],
    },
  ]);
});

test('a file that is no such table is refused before anything is written', async () => {
  await expect(importTable(payload, 'programs', 'brand,alias\nHIM,/a/')).rejects.toThrow(
    'no column title',
  );
  await expect(
    importTable(payload, 'people', 'brand,section,name,portrait\nHIM,A,B,C'),
  ).rejects.toThrow('There is no column portrait');
  await expect(importTable(payload, 'events', '')).rejects.toThrow('no column brand');
  const programs = (line: string) =>
    importTable(payload, 'programs', `brand,alias,title,field_lead\n${line}\nHIM,/b/,B,Lead`);
  await expect(programs('HIM,/a/,"MBA,Lead')).rejects.toThrow('A quotation mark');
  await expect(programs('HIM,/a/,MBA, full time,Lead')).rejects.toThrow('has more cells');
});

test("a line never publishes a person's draft, whether it changes something or not", async () => {
  const author = await person(payload, 'author', ['HIM']);
  const alias = `/programs/${unique('draft')}/`;
  const csv = (lead: string) =>
    table('brand,alias,title,field_lead,level', `HIM,${alias},Pastry,${lead},diploma`);
  const publish = { publish: true };
  const own = { collection: 'pages', overrideAccess: true, depth: 0 } as const;
  const where = { 'alias.en': { equals: alias } };
  expect(await importTable(payload, 'programs', csv('Public.'), publish)).toMatchObject({
    created: 1,
  });
  const shown = async () => (await payload.find({ ...own, where })).docs[0];
  const id = (await shown())?.id ?? 0;
  const data = { field_pretitle: 'Read by nobody', _status: 'draft' } as const;
  await payload.update({ ...own, id, draft: true, locale: 'en', user: author, data });
  const refused = [`Line 2: it has a draft of ${author.email}: publish or discard that first.`];
  for (const lead of ['Public.', 'Changed.'])
    expect(await importTable(payload, 'programs', csv(lead), publish), lead).toMatchObject({
      changed: 0,
      refused,
    });
  // Nor as a draft of an import, which holds the person's.
  expect(await importTable(payload, 'programs', csv('Changed.'))).toMatchObject({ changed: 1 });
  expect(await importTable(payload, 'programs', csv('Changed.'), publish)).toMatchObject({
    refused,
  });
  expect(await shown()).toMatchObject({ field_lead: 'Public.', field_pretitle: null });
  const published = { _status: 'published' } as const;
  await payload.update({ ...own, id, locale: 'en', data: published });
  expect(await importTable(payload, 'programs', csv('Public.'), publish)).toMatchObject({
    changed: 1,
    refused: [],
  });
  // Who publishes one language alone leaves a version that is no draft of theirs.
  const spanish = { locale: 'es', publishSpecificLocale: 'es' } as const;
  const title = { title: 'Pastelería', ...published };
  await payload.update({ ...own, id, ...spanish, user: author, data: title });
  expect(await importTable(payload, 'programs', csv('Once more.'), publish)).toMatchObject({
    changed: 1,
    refused: [],
  });

  const section = unique('Staff');
  const head = 'brand,section,name,role';
  const people = (role: string) => table(head, `HIM,${section},Ada Berg,${role}`);
  await importTable(payload, 'people', people('Pastry'), publish);
  const sections = { ...own, collection: 'shared-sections' } as const;
  const { docs } = await payload.find({ ...sections, where: { title: { equals: section } } });
  const drafted = { title: section, _status: 'draft' } as const;
  await payload.update({
    ...sections,
    id: docs[0]?.id ?? 0,
    draft: true,
    locale: 'en',
    user: author,
    data: drafted,
  });
  expect(await importTable(payload, 'people', people('Wine'), publish)).toMatchObject({ refused });
});
