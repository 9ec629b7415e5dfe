import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../../runtime/log.ts';
import { checkResponse, newChallenge } from './captchaCheck.ts';

// The vendors' addresses are fixed, so the calls are sent on to a server of our own.
const vendors = [
  ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
  ['hcaptcha', 'https://api.hcaptcha.com/siteverify'],
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
] as const;

const calls: { method?: string; type?: string; form: Record<string, string> }[] = [];
let answer: { status: number; body: string; location?: string };
const vendor = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    const { method = '', headers } = request;
    const form = Object.fromEntries(new URLSearchParams(text));
    calls.push({ method, type: headers['content-type'] ?? '', form });
    const { status, body, location } = answer;
    response.writeHead(status, location ? { location } : {}).end(body);
  });
});
const urls: string[] = [];
let isReachable = true;
const { fetch } = globalThis;

beforeAll(() => new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done)));
afterAll(() => {
  vendor.closeAllConnections();
  vendor.close();
});
beforeEach(() => {
  calls.length = 0;
  urls.length = 0;
  isReachable = true;
  vi.stubEnv('CAPTCHA_SECRET', 'the school’s secret');
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    urls.push(url);
    const port = isReachable ? (vendor.address() as AddressInfo).port : 1;
    return fetch(`http://127.0.0.1:${port}/siteverify`, init);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const outbox = { use: () => true };
const held = { success: true, hold: 'The captcha provider could not be asked.' };
const says = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) });

test.each(vendors)(
  '%s is sent the secret and the response, and its yes counts',
  async (provider, url) => {
    answer = says({ success: true });
    expect(await checkResponse(provider, 'a b&c=ü', outbox)).toEqual({ success: true });
    expect(urls).toEqual([url]);
    expect(calls).toEqual([
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { secret: 'the school’s secret', response: 'a b&c=ü' },
      },
    ]);
  },
);

test.each(vendors)(
  '%s: only the flag `success` decides, whatever else is said',
  async (provider) => {
    for (const body of [
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
      { success: 'true', score: 1 },
      { hostname: 'him.example' },
    ]) {
      answer = says(body);
      expect(await checkResponse(provider, 'x', outbox)).toEqual({ success: false });
    }
    expect(calls).toHaveLength(3);
    expect(log.error).not.toHaveBeenCalled();
  },
);

test.each(vendors)(
  '%s that fails or says nothing to be read holds the lead for a person',
  async (provider) => {
    const faults = [
      says({ success: false }, 500),
      says({ success: true }, 403),
      { status: 302, body: '', location: '/elsewhere' },
      { status: 200, body: '<html>maintenance</html>' },
      { status: 200, body: 'null' },
    ];
    for (const fault of faults) {
      answer = fault;
      expect(await checkResponse(provider, 'x', outbox), fault.body).toEqual(held);
    }
    expect(calls).toHaveLength(faults.length);
    expect(log.error).toHaveBeenCalledTimes(faults.length);
  },
);

test.each(vendors)('%s that cannot be reached holds the lead for a person', async (provider) => {
  isReachable = false;
  expect(await checkResponse(provider, 'x', outbox)).toEqual(held);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test.each(vendors)('%s without a secret is not asked, and nothing passes', async (provider) => {
  vi.stubEnv('CAPTCHA_SECRET', '');
  expect(await checkResponse(provider, 'x', outbox)).toEqual({ success: false });
  expect(urls).toEqual([]);
});

test('ours: a proof counts once, and a disk that fails is an error, not a wrong proof', async () => {
  const challenge = await newChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const { nonce } = challenge.parameters;
  expect(await checkResponse('altcha', proof, outbox)).toEqual({ success: true, nonce });
  const used = { use: () => false };
  expect(await checkResponse('altcha', proof, used)).toMatchObject({ success: false });
  const locked = {
    use: () => {
      throw new Error('database is locked');
    },
  };
  await expect(checkResponse('altcha', proof, locked)).rejects.toThrow('database is locked');
  expect(await checkResponse('altcha', 'no proof', locked)).toEqual({ success: false });
});
