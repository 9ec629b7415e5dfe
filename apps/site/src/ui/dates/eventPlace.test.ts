import { expect, test } from 'vitest';
import { venueAddress } from './eventPlace.ts';

test.each([
  ['Haus Schilthalde, 3825 Mürren', 'Mürren', 'Haus Schilthalde, 3825 Mürren'],
  ['Hotel lobby at the Marina', 'Dubai', 'Hotel lobby at the Marina, Dubai'],
  ['Berner Gasse 4', 'Bern', 'Berner Gasse 4, Bern'],
  ['فندق الواحة، الرياض', 'الرياض', 'فندق الواحة، الرياض'],
  ['فندق الواحة', 'الرياض', 'فندق الواحة، الرياض'],
  ['Rua Augusta, são paulo', 'São Paulo', 'Rua Augusta, são paulo'],
  [undefined, 'Lima', 'Lima'],
  ['School hotel', undefined, 'School hotel'],
  [undefined, undefined, ''],
])('the address %s in %s reads %s', (Event_Location__c, City__c, words) => {
  expect(venueAddress({ Event_Location__c, City__c })).toBe(words);
});
