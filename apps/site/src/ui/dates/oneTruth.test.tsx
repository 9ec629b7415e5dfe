import { campaignSchema } from '@concierge/contract/campaign';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timetable } from '../../blocks/EventList/Timetable.tsx';
import { pageCalendar } from '../../calendar/pageCalendar.ts';
import { EventLayout } from '../../layouts/event/EventLayout.tsx';
import { parseNode, testContext } from '../../layouts/testContext.ts';
import { eventMarkup } from '../../structuredData/event.ts';

const meeting = campaignSchema.parse({
  Id: 'EV-1',
  Name: 'Meet us in Toronto',
  StartDate: '2036-03-05',
  EndDate: '2036-03-05',
  Start_Datetime: '2036-03-05T23:30:00Z',
  Duration: 60,
  Event_Start_Date_Text__c: '18:30 local time',
  City__c: 'Toronto',
  kind: 'meet',
});

/** What page, list, calendar and structured data say of an event, tags left out. */
function renderings(change: object, lang: 'en' | 'ar' = 'en') {
  const event = { ...meeting, ...change };
  const base = testContext({ lang, node: nodeExamples.meet.plain });
  const node = { ...parseNode(nodeExamples.meet.plain), event };
  const context = { ...base, answer: base.answer && { ...base.answer, node } };
  const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s ]+/g, ' ');
  return {
    page: words(renderToStaticMarkup(<EventLayout context={context} node={node} tone="brand" />)),
    list: words(renderToStaticMarkup(<Timetable events={[event]} context={context} level={2} />)),
    calendar:
      pageCalendar({
        node,
        ...{ name: node.title, lang, t: context.t, today: '2036-01-01' },
        host: () => 'h',
        address: String,
      }) ?? '',
    markup: eventMarkup(context),
  };
}

test('an event abroad is told by its own words under its own day, with the Swiss hours beside', () => {
  const { page, list, calendar, markup } = renderings({});
  expect(page).toContain(
    'Wednesday, March 5, 2036, 18:30 local time Thursday, March 6, 2036, 12:30 AM – 1:30 AM in Switzerland',
  );
  expect(page).toMatch(/ 5 March 2036 Wednesday /);
  expect(list).toContain('Wed, Mar 5, 2036, 18:30 local time');
  expect(list).toContain('12:30 AM – 1:30 AM in Switzerland');
  expect(list).toMatch(/^ *5 Mar /);
  expect(calendar).toContain('DESCRIPTION:18:30 local time');
  expect(calendar).toContain('20360306T003000');
  expect(markup?.startDate).toBe('2036-03-06T00:30:00+01:00');
});

test('on the same day the Swiss hours stand alone, and words that name the day keep it to themselves', () => {
  const early = { Start_Datetime: '2036-03-05T15:00:00Z' };
  expect(renderings(early).page).toContain('18:30 local time 4:00 PM – 5:00 PM in Switzerland');
  const own = { ...early, Event_Start_Date_Text__c: 'First Wednesday of March 2036, 10 am' };
  expect(renderings(own).list).toContain(' First Wednesday of March 2036, 10 am ');
  expect(renderings(own).list).not.toContain('Wed, Mar 5');
  expect(renderings(early, 'ar').page).toContain('بتوقيت سويسرا');
});

test('without words of its own every hour has its zone', () => {
  const onsite = renderings({
    Event_Start_Date_Text__c: undefined,
    Start_Datetime: '2036-03-05T15:00:00Z',
    attendance: 'onsite',
  });
  expect(onsite.page).toContain('Wednesday, March 5, 2036, 4:00 PM – 5:00 PM in Switzerland');
  expect(onsite.list).toContain('Wed, Mar 5, 2036, 4:00 PM in Switzerland');
});

test('a row opens the page of the school that holds the event, and names it', () => {
  const away = { alias: '/events/toronto/', host_brand: 'HIM', school: 'HIM' };
  const html = renderToStaticMarkup(
    <Timetable
      events={[{ ...meeting, ...away }]}
      context={testContext({ code: 'SEG', node: nodeExamples.meet.plain })}
      level={2}
    />,
  );
  expect(html).toMatch(/<h2[^>]*><a href="https?:\/\/him\.[^"]*\/en\/events\/toronto\/"/);
  expect(html).toContain('Held by Hotel Institute');
});

test('the page of a coming event offers its calendar file, of one called off it doesn’t', () => {
  const offered = (change: object) => {
    const node = { ...parseNode(nodeExamples.meet.plain), event: { ...meeting, ...change } };
    const context = testContext({ node: nodeExamples.meet.plain });
    return renderToStaticMarkup(
      <EventLayout context={context} node={node} tone="brand" />,
    ).includes(`href="/en/calendar${node.alias.slice(0, -1)}.ics"`);
  };
  expect(offered({})).toBe(true);
  expect(offered({ cancelled: true })).toBe(false);
  expect(offered({ EndDate: '2020-01-01' })).toBe(false);
});

test('a campus, whose name has one language, stands beside no address in another one', () => {
  const pageText = (place: object, lang: 'en' | 'ar' = 'ar') =>
    renderings({ Campus__c: 'Mürren', City__c: undefined, ...place }, lang).page;
  expect(pageText({ Event_Location__c: 'وسط القرية، 3825 مورين' })).not.toContain('Mürren');
  expect(pageText({})).toContain('Mürren');
  expect(pageText({ Event_Location__c: 'Höheweg 12, Interlaken' }, 'en')).toContain('Mürren');
});

test('without an hour its days are told everywhere', () => {
  const days = renderings({
    Event_Start_Date_Text__c: undefined,
    Start_Datetime: undefined,
    EndDate: '2036-03-07',
  });
  expect(days.page).toContain('Wednesday, March 5, 2036');
  expect(days.calendar).toContain('DTSTART;VALUE=DATE:20360305');
  expect(days.calendar).toContain('DTEND;VALUE=DATE:20360308');
  expect(days.markup).toMatchObject({ startDate: '2036-03-05', endDate: '2036-03-07' });
});

test('a standing page shows the next dates of its kind with their places, or no block', {
  tags: ['S2.formpage.12', 'S2.formpage.14'],
}, () => {
  const form = parseNode(nodeExamples.meet.plain).field_webform_dynamic_paragraph;
  if (!form) throw new Error('the example has a form');
  const eventInfoHtml = (campaigns: unknown[]) => {
    const node = {
      ...parseNode(nodeExamples.meet.plain),
      event: undefined,
      field_webform_dynamic_paragraph: {
        ...form,
        type: 'meet-rep' as const,
        campaigns: campaigns as (typeof meeting)[],
      },
    };
    const context = testContext({ node: nodeExamples.meet.plain });
    const html = renderToStaticMarkup(<EventLayout context={context} node={node} tone="brand" />);
    return /<dl[\s\S]*<\/dl>/.exec(html)?.[0];
  };
  expect(eventInfoHtml([])).toBeUndefined();
  expect(
    eventInfoHtml([
      { ...meeting, EndDate: '2020-01-01' },
      { ...meeting, kind: 'webinar' },
    ]),
  ).toBe(undefined);
  const later = { ...meeting, Id: 'EV-2', City__c: 'Lima', Start_Datetime: '2036-05-05T15:00:00Z' };
  const info = eventInfoHtml([later, { ...meeting, alias: '/events/toronto/' }]) ?? '';
  expect([...info.matchAll(/<dt>([^<]*)/g)].map(([, place]) => place)).toEqual(['Toronto', 'Lima']);
  expect(info).toContain('href="/en/events/toronto/"');
  expect(info).toContain('18:30 local time');
});
