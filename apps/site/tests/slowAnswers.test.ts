import { expect, test } from 'vitest';
import { siteWithTimeouts } from './siteWithTimeouts.ts';
import { openSocket, rawRequest, talk } from './talk.ts';

// Work that never ends, and visitors who read slowly.
const { site, lines } = siteWithTimeouts();

const ownHost = 'Host: him.localhost';
const page = { accept: 'text/html,*/*' };

test('work that never ends is 503 in time, once, and later words of it harm nobody', async () => {
  let late: (response: Response) => void = () => undefined;
  site.answerRequest = () => new Promise((resolve) => (late = resolve));
  const begun = Date.now();
  const { status, headers, text } = await site.ask('/ar/preview/', { headers: page });
  expect([status, headers['retry-after'], text.includes('dir="rtl"')]).toEqual([503, '5', true]);
  // Without a limit of its own it would be three quarters of a minute.
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(lines).toHaveLength(1);
  late(new Response('late'));
  await new Promise((done) => setTimeout(done, 50));
  expect(lines).toHaveLength(1);
}, 20_000);

/** A body that gives a piece each so many milliseconds, and then nothing more. */
const pieces = (count: number, pause: number) =>
  new ReadableStream({
    async pull(stream) {
      if (count-- <= 0) return new Promise(() => undefined);
      await new Promise((done) => setTimeout(done, pause));
      stream.enqueue(new Uint8Array(1000));
    },
  });

test('an answer may take long while it moves, and is cut off where it stands still', async () => {
  site.answerRequest = async () => new Response(pieces(5, 700));
  const begun = Date.now();
  const { text, ended } = await talk(site.port, rawRequest('/api/x', { head: [ownHost] }), 8000);
  expect([text.length > 5000, ended]).toEqual([true, true]);
  expect(Date.now() - begun).toBeGreaterThan(4000);
  expect(lines).toHaveLength(1);
}, 20_000);

/**
 * Bytes of a long answer that arrive at a visitor who rests so many milliseconds before each piece,
 * or before the first one.
 */
function take(rest: number, onlyFirst = false): Promise<number> {
  return new Promise((resolve) => {
    let bytes = 0;
    const head = [ownHost, 'Connection: close'];
    const socket = openSocket(site.port, rawRequest('/api/x', { head }));
    const later = (pause: number) => {
      socket.pause();
      setTimeout(() => socket.resume(), pause);
    };
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (!onlyFirst) later(rest);
    });
    socket.on('close', () => resolve(bytes));
    if (onlyFirst) later(rest);
  });
}

test('who reads slowly gets all of a long answer, who reads nothing is cut off without a word in the log', async () => {
  const whole = 12 * 2 ** 20;
  site.answerRequest = async () => new Response(new Uint8Array(whole));
  const [begun, slow] = [Date.now(), await take(30)];
  expect(slow).toBeGreaterThan(whole);
  expect(Date.now() - begun).toBeGreaterThan(3000);
  expect(await take(6000, true)).toBeLessThan(whole);
  expect(lines).toEqual([]);
}, 60_000);
