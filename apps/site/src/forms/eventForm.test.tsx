import { campaignSchema } from '@concierge/contract/campaign';
import { type Form, formSchema } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formStrings } from '../i18n/strings.ts';
import { testContext } from '../layouts/testContext.ts';
import { PlainForm } from './PlainForm.tsx';
import { readContext } from './props/formContext.ts';
import { formInForce, toFormProps } from './props/formProps.ts';
import { earliestToday } from './rules/calendar.ts';
import { validate } from './rules/validate.ts';
import { analyticsEvents, eventTitle } from './state/analytics.ts';

const campaign = (Id: string, day: string, more: object = {}) =>
  campaignSchema.parse({
    Id,
    Name: `Meeting ${Id}`,
    StartDate: day,
    EndDate: day,
    Start_Datetime: `${day}T15:00:00Z`,
    kind: 'meet',
    Event_Location__c: 'Grand Hotel',
    City__c: 'Almaty',
    ...more,
  });
const later = campaign('LATER', '2036-04-02');
const sooner = campaign('SOON', '2036-03-05', {
  Event_Start_Date_Text__c: '19:00 local time',
});
const over = campaign('OVER', '2020-03-05');
const form: Form = formSchema.parse({
  id: 'meet',
  type: 'meet-rep',
  title: 'Meet us',
  version: '1',
  submitLabel: 'Send',
  additionalGtmFormTitle: 'A constant',
  campaigns: [later, sooner, over],
  fields: [
    { name: 'Name', type: 'text', label: 'Name', required: true },
    { name: 'EventId', type: 'campaign_select', label: 'Which', required: true },
  ],
});

function propsOn(event?: typeof later, lang: Lang = 'en', asked = form) {
  const context = testContext({
    lang,
    node: {
      id: '1',
      type: 'meet',
      title: 'Meet us',
      alias: '/meet/',
      lang,
      translations: {},
      field_url: '/thank-you/meet-rep/',
      ...(event ? { event } : {}),
    } as never,
  });
  return toFormProps(asked, context);
}
const parseOptions = (html: string) =>
  [...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)/g)].map(([, id, text]) => [id, text]);

test('an event’s own page asks for no event: it is that one, hidden', () => {
  const props = propsOn(later);
  const html = renderToStaticMarkup(<PlainForm {...props} />);
  expect(html).not.toContain('<select');
  expect(html).toContain('<input type="hidden" name="EventId" value="LATER"/>');
  const values = new Map([
    ['Name', ['Ana']],
    ['EventId', ['LATER']],
  ]);
  const { brand } = testContext();
  const today = earliestToday();
  const problems = (event?: string) =>
    validate(
      formInForce(form, brand, 'en', today, event),
      values,
      today,
      formStrings('en').problems,
      new Set(['EventId']),
    ).problems;
  expect(problems('LATER')).toEqual([]);
});

test('what leads to the question of the event is answered there too, and its other answers ask nothing', () => {
  const option = (value: string, group: number) => ({ value, label: value, groups: [group] });
  const asking: Form = formSchema.parse({
    ...form,
    fields: [
      {
        name: 'MeetingMode',
        type: 'dynamic_select',
        label: 'Where',
        required: true,
        options: [option('city', 1), option('video', 2)],
      },
      { name: 'EventId', type: 'campaign_select', label: 'Which', required: true, group: 1 },
      { name: 'Companions', type: 'text', label: 'With whom', group: 1 },
      { name: 'CallDate', type: 'date', label: 'Day', required: true, group: 2 },
    ],
  });
  const { brand } = testContext();
  const today = earliestToday();
  const sent = (...values: [string, string[]][]) =>
    validate(
      formInForce(asking, brand, 'en', today, 'LATER'),
      new Map(values),
      today,
      formStrings('en').problems,
      new Set(['EventId']),
    );
  expect(sent(['Companions', ['Ana']], ['EventId', ['LATER']])).toEqual({
    values: { MeetingMode: 'city', Companions: 'Ana' },
    problems: [],
  });
  expect(sent(['CallDate', ['2036-04-02']]).problems).toMatchObject([
    { name: 'CallDate', kind: 'unknown' },
  ]);
});

test('a form that asks for no event books nothing on a page about one, nor does any for one that is gone', () => {
  const named = (asked: Form, event: typeof later) => {
    const { hidden, event: name, context } = propsOn(event, 'en', asked);
    return { EventId: hidden['EventId'], name, event: readContext(context)?.event };
  };
  const listless = { ...form, fields: form.fields.filter(({ name }) => name !== 'EventId') };
  expect(named(listless, later)).toEqual({ EventId: 'LATER', name: later.Name, event: 'LATER' });
  const nothing = { EventId: '', name: undefined, event: undefined };
  for (const type of ['popup', 'contact', 'brochure'] as const)
    expect(named({ ...listless, type }, later)).toEqual(nothing);
  for (const gone of [over, { ...later, cancelled: true }])
    expect(named(listless, gone)).toEqual(nothing);
});

test('a pop-up has thanks of its own, whatever the page thanks for', () => {
  const thanks = (asked: Form) => readContext(propsOn(later, 'en', asked).context)?.thanks;
  expect(thanks(form)).toBe('/en/thank-you/meet-rep/');
  expect(thanks({ ...form, type: 'popup' })).toBe('/en/thank-you/popup/');
});

test('elsewhere, and where the page’s event is over or called off, they are listed with day, time and place, nearest first', () => {
  const listed = [
    ['SOON', 'Meeting SOON · Wed, Mar 5, 2036, 19:00 local time · Grand Hotel, Almaty'],
    [
      'LATER',
      'Meeting LATER · Wednesday, April 2, 2036, 5:00 PM in Switzerland · Grand Hotel, Almaty',
    ],
  ];
  for (const event of [undefined, over, { ...later, Id: 'X', cancelled: true }])
    expect(parseOptions(renderToStaticMarkup(<PlainForm {...propsOn(event)} />))).toEqual(listed);
  const arabic = parseOptions(renderToStaticMarkup(<PlainForm {...propsOn(undefined, 'ar')} />));
  expect(arabic[1]?.[1]).toContain('بتوقيت سويسرا');
});

test('eventRegistration bears the title of the event: the page’s, or the chosen one', {
  tags: ['S7.analytics.2'],
}, () => {
  const title = (props: ReturnType<typeof propsOn>, values: Record<string, string>) =>
    analyticsEvents(props.form, eventTitle(props, values));
  expect(title(propsOn(later), {})).toEqual([
    { event: 'eventRegistration', title: 'Meeting LATER' },
  ]);
  expect(title(propsOn(), { EventId: 'SOON' })).toEqual([
    { event: 'eventRegistration', title: 'Meeting SOON' },
  ]);
  expect(title(propsOn(), {})).toEqual([{ event: 'eventRegistration', title: 'A constant' }]);
});
