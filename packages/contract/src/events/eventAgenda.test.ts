import { expect, test } from 'vitest';
import { campaignSchema } from './campaign.ts';
import { soonestFirst } from './eventAgenda.ts';

const event = (Id: string, StartDate: string, Start_Datetime?: string) =>
  campaignSchema.parse({
    kind: 'meet',
    Id,
    Name: Id,
    StartDate,
    EndDate: StartDate,
    Start_Datetime,
  });

test('events stand in the order in which they begin, in whatever zone each is written', () => {
  const events = [
    event('evening', '2036-03-05', '2036-03-05T20:00:00Z'),
    event('midnight in Almaty', '2036-03-06', '2036-03-06T00:00:00+05:00'),
    event('New York', '2036-03-05', '2036-03-05T16:30:00-05:00'),
    event('a day', '2036-03-05'),
  ];
  expect(soonestFirst(events).map(({ Id }) => Id)).toEqual([
    'a day',
    'midnight in Almaty',
    'evening',
    'New York',
  ]);
});
