// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorCountry } from './visitorCountry.ts';

const logged = vi.fn();
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logged.mockReset();
});
const answering = (body: string, status = 200) => {
  const fetchMock = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

test('a country is kept and asked once', { tags: ['S7.geo.3'] }, async () => {
  const fetchMock = answering('{"countryCode":"CN"}');
  expect([await visitorCountry(), await visitorCountry()]).toEqual(['CN', 'CN']);
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['{"countryCode":null}', 200],
  ['{"countryCode":"Switzerland"}', 200],
  ['{"countryCode":7}', 200],
  ['{}', 200],
  ['null', 200],
  ['<html>', 200],
  ['{"countryCode":"CH"}', 503],
])(
  '%s with status %i is a logged failure, and asked again',
  { tags: ['S8.geo.1'] },
  async (body, status) => {
    const fetchMock = answering(body, status);
    expect([await visitorCountry(), await visitorCountry()]).toEqual([undefined, undefined]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(localStorage).toHaveLength(0);
  },
);

test('what was kept and is no country is asked for again', async () => {
  localStorage.setItem('countryCode', 'undefined');
  answering('{"countryCode":"CH"}');
  expect(await visitorCountry()).toBe('CH');
});
