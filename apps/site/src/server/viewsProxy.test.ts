import { brands } from '@concierge/brands/brands';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError, callBackend } from '../content/backend/backend.ts';
import { log } from '../runtime/log.ts';
import { proxyView } from './viewsProxy.ts';

vi.mock('../content/backend/backend.ts', async (original) => ({
  ...(await original<object>()),
  callBackend: vi.fn(),
}));
afterEach(() => void vi.restoreAllMocks());

const url = new URL('https://him.example.org/views/search/default?search_api_fulltext=a&evil=1');
const ask = (clientAddress = '192.0.2.1') =>
  proxyView(
    '/views/search/default',
    { url, clientAddress, locals: { brand: brands[3] } } as never,
    {},
  );

test.each([
  ['an answer that is an error', 500, async () => ({ status: 500, statusText: 'Out', data: {} })],
  [
    'no answer',
    502,
    async () => {
      throw new BackendError('timeout', 'no answer in time');
    },
  ],
] as const)(
  '%s is logged once and handed on',
  { tags: ['S8.fetch.3'] },
  async (_, status, backend) => {
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    vi.mocked(callBackend).mockImplementation(backend);
    expect((await ask()).status).toBe(status);
    expect(logged).toHaveBeenCalledOnce();
  },
);

test('what a visitor asked wrongly fills no log of errors', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  vi.mocked(callBackend).mockResolvedValue({ status: 400, statusText: 'Bad Request', data: {} });
  expect((await ask()).status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
});

test('a refusal that is no JSON keeps its status, and what it says is ours', async () => {
  vi.mocked(callBackend).mockResolvedValue({
    status: 403,
    statusText: 'Forbidden',
    data: undefined,
  });
  const answer = await ask();
  expect([answer.status, await answer.json()]).toMatchObject([403, { errors: [{}] }]);
});

test('an answer is no failure', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  vi.mocked(callBackend).mockResolvedValue({ status: 200, statusText: 'OK', data: { items: [] } });
  expect(await (await ask()).json()).toEqual({ items: [] });
  expect(vi.mocked(callBackend).mock.calls.at(-1)?.[1].query).toEqual({ search_api_fulltext: 'a' });
  expect(logged).not.toHaveBeenCalled();
});

test('an address that searches more than a thousand times waits, and no other does', async () => {
  vi.mocked(callBackend).mockClear();
  vi.mocked(callBackend).mockResolvedValue({ status: 200, statusText: 'OK', data: { items: [] } });
  const statuses: number[] = [];
  for (let call = 0; call < 1250; call += 1) statuses.push((await ask('198.51.100.1')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1200);
  const refused = await ask('198.51.100.1');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(vi.mocked(callBackend)).toHaveBeenCalledTimes(1200);
  expect((await ask('203.0.113.1')).status).toBe(200);
});
