import { expect, test } from 'vitest';
import { requestIdField, requestIdHeader, underRequestId } from './requestId.ts';

const under = (given: string | undefined) =>
  underRequestId({ headers: { ...(given === undefined ? {} : { 'x-request-id': given }) } }, () => [
    requestIdField().request,
    requestIdHeader()['x-request-id'],
  ]);

test('work for a request bears the id that the caller gave, in lines and in calls', () => {
  expect(under('0123-abcd')).toEqual(['0123-abcd', '0123-abcd']);
});

test.each([undefined, 'short', 'a'.repeat(65), 'ana@visitor.swiss', '<script>', 'two words'])(
  'an id %s is replaced by a new one',
  (given) => {
    const [field, header] = under(given);
    expect(field).toMatch(/^[\da-f-]{36}$/);
    expect(header).toBe(field);
  },
);

test('what follows later has the id still, and work for nobody has none', async () => {
  const later = await underRequestId({ headers: { 'x-request-id': 'followed-up' } }, async () => {
    await new Promise((done) => setTimeout(done, 1));
    return requestIdField();
  });
  expect(later).toEqual({ request: 'followed-up' });
  expect([requestIdField(), requestIdHeader()]).toEqual([{}, {}]);
});
