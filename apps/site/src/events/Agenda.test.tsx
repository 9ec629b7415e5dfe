import { eventAgendaSchema, parseEventQuery } from '@concierge/contract/eventAgenda';
import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testContext } from '../layouts/testContext.ts';
import { Agenda } from './Agenda.tsx';
import { filterLabel } from './filterLabel.ts';

const agenda = eventAgendaSchema.parse({
  items: blockExamples.event_list.full.items,
  total: 3,
  pages: 1,
  filters: [
    {
      name: 'kind',
      values: [
        { value: 'webinar', count: 2 },
        { value: 'meet', count: 1 },
      ],
    },
    { name: 'place', values: [{ value: 'online', count: 3 }] },
    { name: 'month', values: [{ value: '2027-01', count: 3 }] },
  ],
});
const html = (search: string, part = {}) =>
  renderToStaticMarkup(
    <Agenda
      context={testContext({ path: '/en/events/' })}
      query={parseEventQuery(new URLSearchParams(search))}
      agenda={{ ...agenda, ...part }}
    />,
  );

test('the filters are a plain form; one with a single value is left out, what is chosen stays', () => {
  const text = html('kind=webinar');
  expect(text).toContain('<form');
  expect(text).toContain('action="/en/events/"');
  expect(text).toMatch(/<option value="webinar" selected="">Webinar \(2\)/);
  expect(text).not.toContain('name="place"');
  expect(text).toContain('href="/en/calendar/events.ics?kind=webinar"');
});

test('where the calendar has more than the list, it says that it has all events', () => {
  expect(html('kind=webinar')).toContain('Subscribe to this calendar');
  const text = html('kind=webinar&month=2027-01');
  expect(text).toContain('href="/en/calendar/events.ics">Subscribe to a calendar of all events<');
});

test('a choice that nothing fits is a sentence and can be taken back, whatever it says', () => {
  const text = html('month=2020-13&place=%3Cb%3E', { items: [], total: 0 });
  expect(text).toContain('No event fits these filters.');
  expect(text).toContain('<option value="2020-13" selected="">2020-13 (0)');
  expect(text).toContain('href="/en/events/"');
  expect(text).not.toContain('<b>');
});

test('months are written in the page’s language', () => {
  expect(filterLabel('month', '2027-01', 'es', testContext({ lang: 'es' }).t)).toBe(
    'enero de 2027',
  );
});
