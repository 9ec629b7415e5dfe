import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseNode, testContext } from '../testContext.ts';
import { EventInfo } from './EventInfo.tsx';

const { event } = nodeExamples.open_house.full;
if (!event) throw new Error('the example has no event');

function infoHtml(place: object): string {
  const input = { ...nodeExamples.open_house.full, event: { ...event, ...place } as never };
  return renderToStaticMarkup(
    <EventInfo context={testContext({ node: input, lang: 'ar' })} node={parseNode(input)} />,
  );
}

test('an event whose address is given in the page’s language names no campus in another', () => {
  const address = { Event_Location__c: 'بيت شيلتهالده، 3825 مورين', City__c: 'مورين' };
  expect(infoHtml({ ...address, Campus__c: 'Mürren' })).not.toContain('Mürren');
  const nowhere = { Event_Location__c: undefined, City__c: undefined };
  expect(infoHtml({ ...nowhere, Campus__c: 'Mürren' })).toContain('Mürren');
});
