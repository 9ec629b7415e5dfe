// @vitest-environment happy-dom
import { type Form, formSchema } from '@concierge/contract/form';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testContext } from '../../layouts/testContext.ts';
import { allowedQuery } from '../../server/pages/queryRules.ts';
import { BoundField } from '../fields/BoundField.tsx';
import { PlainForm } from '../PlainForm.tsx';
import { toFormProps } from '../props/formProps.ts';
import type { FormProps } from '../props/formPropTypes.ts';
import { useLeadForm } from './useLeadForm.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function formWith(values: readonly string[], preset?: string): Form {
  const diet = { name: 'Diet', type: 'checkboxes', label: 'We cook', options: toOptions(values) };
  return formSchema.parse({
    id: 'contact',
    type: 'contact',
    title: 'Contact',
    version: '1',
    submitLabel: 'Send',
    fields: [{ ...diet, ...(preset === undefined ? {} : { value: preset }) }],
  });
}

function Fields(props: FormProps) {
  const { bind, today } = useLeadForm({ ...props, quiet: false, eager: false, slots: undefined });
  return props.form.fields.map((field) => (
    <BoundField
      key={field.name}
      field={field}
      choices={field.options}
      id={field.name}
      today={today}
      bind={bind}
      t={props.t}
    />
  ));
}

/** Values of the boxes that are checked in the form as it opens, after a refusal with `refused`. */
function checkedIn(form: Form, refused?: string): string[] {
  const props = toFormProps(form, testContext());
  const place = document.createElement('div');
  const back = {
    notice: 'No',
    problems: [],
    values: { Diet: refused ?? '' },
    path: '/en/contact/',
  };
  act(() =>
    createRoot(place).render(
      <Fields {...props} {...(refused === undefined ? {} : { refused: back })} />,
    ),
  );
  return [...place.querySelectorAll('input')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
}

const diets = ['vegetarian', 'halal', 'gluten_free', 'nut_free'];

test.each([
  ['halal;nut_free', ['halal', 'nut_free']],
  ['halal', ['halal']],
  ['', []],
])('of a refusal with %j exactly these boxes are checked again', (sent, checked) =>
  expect(checkedIn(formWith(diets), sent)).toEqual(checked),
);

test('a group of one box is checked only if it was', () => {
  expect(checkedIn(formWith(['halal']), 'halal')).toEqual(['halal']);
  expect(checkedIn(formWith(['halal']), '')).toEqual([]);
});

test('an editor’s value checks its boxes alone', () =>
  expect(checkedIn(formWith(diets, 'halal;nut_free'))).toEqual(['halal', 'nut_free']));

test('no box comes ticked because of what it sends, with scripts or without', () => {
  const fields = (['consent', 'checkbox'] as const).map((type) => ({
    name: type,
    type,
    label: 'I agree',
    value: 'yes',
  }));
  const props = toFormProps(formSchema.parse({ ...formWith([]), fields }), testContext({}));
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<PlainForm {...props} />);
  expect(place.querySelectorAll('input[type=checkbox][value=yes]')).toHaveLength(2);
  expect(place.querySelectorAll('input:checked')).toHaveLength(0);
  act(() => createRoot(place).render(<Fields {...props} />));
  expect(place.querySelectorAll('input[type=checkbox]')).toHaveLength(2);
  expect(place.querySelectorAll('input:checked')).toHaveLength(0);
});

/** A contact form at an address with this query, as the page has it. */
function contactAt(query: string): FormProps {
  const form = formSchema.parse({
    ...formWith([]),
    fields: [{ name: 'Question', type: 'textarea', label: 'Question' }],
  });
  const path = '/en/contact/';
  return toFormProps(form, testContext({ path, query: allowedQuery(path, query) }));
}

function questionIn(props: FormProps): string | undefined {
  const place = document.createElement('div');
  act(() => createRoot(place).render(<Fields {...props} />));
  return place.querySelector('textarea')?.value;
}

test('the contact form has the question of its address, as text and within bounds, but never in place of a typed one', () => {
  const props = contactAt('?question=%3Cb%3Elake%3C%2Fb%3E');
  expect(questionIn(props)).toBe('<b>lake</b>');
  expect(renderToStaticMarkup(<PlainForm {...props} />)).toContain('>&lt;b&gt;lake&lt;/b&gt;</');
  expect(questionIn(contactAt(`?question=${'x'.repeat(221)}`))).toBe('');
  const draft = (Question: string) =>
    sessionStorage.setItem(
      'draft:/contact/#contact',
      JSON.stringify({ values: { Question }, key: 'k', query: '?program=x' }),
    );
  // One draft for all languages of the page.
  history.replaceState(null, '', '/ar/contact/');
  draft('');
  expect(questionIn(props)).toBe('<b>lake</b>');
  draft('Is there a pool?');
  expect(questionIn(props)).toBe('Is there a pool?');
});
