import { brands } from '@concierge/brands/brands';
import type { FormField } from '@concierge/contract/form';
import { expect, test } from 'vitest';
import { testForm } from '../../../tests/leadBackend.ts';
import { hiddenFields } from '../../forms/props/formProps.ts';

const page = { path: '/en/visit/', origin: 'https://cr.example.org' };

test.each(brands)(
  'the hidden source code of $code is its school code',
  { tags: ['S9.visit.3'] },
  (brand) =>
    expect(
      hiddenFields(testForm('visit-school'), { ...page, brand }, '/', undefined)['WebSource'],
    ).toBe(brand.code),
);

test('the college’s long code becomes its short web-source code, even where the editors wrote it into the form', {
  tags: ['S9.visit.4'],
}, () => {
  const form = testForm('visit-school');
  const written = {
    name: 'WebSource',
    type: 'hidden',
    label: '',
    required: false,
    options: [],
    width: 'full',
    value: 'CRCS',
  } satisfies FormField;
  const college = brands.find(({ longCode }) => longCode === 'CRCS') ?? brands[0];
  const hidden = hiddenFields(
    { ...form, fields: [...form.fields, written] },
    { ...page, brand: college },
    '/',
    undefined,
  );
  expect(hidden['WebSource']).toBe('CR');
});
