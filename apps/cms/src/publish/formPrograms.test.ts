import { formsAnswerSchema } from '@concierge/contract/form';
import { openIntakes } from '@concierge/contract/intake';
import { swissDay } from '@concierge/contract/swissDay';
import { expect, test } from 'vitest';
import { handleForms } from '../api/forms.ts';
import { fromSite } from '../testing/fromSite.ts';
import { testPayload } from '../testing/testPayload.ts';
import { publishPrograms } from './lists/lists.ts';
import { publishingFor } from './publishing.ts';

test('every application offers exactly the programmes of its brand with their open intakes, in every language', async () => {
  const payload = await testPayload();
  const { forms } = formsAnswerSchema.parse(
    await (await handleForms(payload, fromSite('/api/forms'))).json(),
  );
  const today = swissDay();
  for (const { brand, lang, form } of forms.filter(({ form: { type } }) => type === 'apply')) {
    const programs = await publishPrograms(publishingFor(payload, brand, lang), { limit: 1000 });
    const offered = form.fields.find(({ type }) => type === 'program_select')?.options ?? [];
    const intakeValues = (groups: readonly number[]) =>
      form.fields
        .filter(({ type, group }) => type === 'intake_select' && groups.includes(group ?? 0))
        .map(({ options }) => options.map(({ value }) => value));
    expect(offered.length, `${brand} ${lang}`).toBeGreaterThan(2);
    expect(
      offered.map(({ value, program, groups }) => [value, program?.alias, intakeValues(groups)]),
      `${brand} ${lang}`,
    ).toEqual(
      programs.map(({ id, alias, facts }) => [
        id,
        alias,
        [openIntakes(facts.intakes, today).map(({ date }) => date)],
      ]),
    );
    expect(
      offered.every(({ label }, index) => label.startsWith(programs[index]?.title ?? '–')),
    ).toBe(true);
  }
});
