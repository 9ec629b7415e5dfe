import { brands } from '@concierge/brands/brands';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import type { Form } from '@concierge/contract/form';
import { expect, test } from 'vitest';
import { testContext } from '../../layouts/testContext.ts';
import { popupFor } from './popupFor.ts';

const form: Form = {
  id: '1',
  type: 'popup',
  title: 'Ask us',
  version: '1',
  submitLabel: 'Send',
  fields: [],
  campaigns: [],
  isQuiz: false,
};
const popup = {
  field_attribute: [],
  field_delay_time: 5,
  field_display_after_days: 7,
  field_heading: 'Ask us',
  field_include_urls: ['homepage'],
};

test('a pop-up opens only where its form is one of the brand', { tags: ['S4.popup.4'] }, () => {
  const { answer } = testContext({ node: nodeExamples.homepage.full });
  const shown = brands.filter(
    (brand) => popupFor({ ...popup, field_form_him: form }, answer?.node, brand)?.form,
  );
  expect(shown.map(({ code }) => code)).toEqual(['HIM']);
});
