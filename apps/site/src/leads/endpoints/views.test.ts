import { brands } from '@concierge/brands/brands';
import { campaigns } from '@concierge/contract/examples/campaigns';
import { expect, test, vi } from 'vitest';
import { callBackend } from '../../content/backend/backend.ts';
import { receivedView } from './views.ts';

vi.mock('../../content/backend/backend.ts', () => ({ callBackend: vi.fn() }));

test('the page that shows a reference asks for the booked event alone, also for one that is over', async () => {
  const [over, ...coming] = campaigns;
  const agenda = { pages: 50, total: 500, filters: [] };
  vi.mocked(callBackend).mockImplementation(async (_, { query }) => ({
    status: 200,
    statusText: '',
    data: { ...agenda, items: query?.['id'] === over?.Id ? [over] : coming },
  }));
  const { html } = await receivedView(
    'HIM-7K4Q-29XM',
    '/en/',
    { event: over?.Id ?? '' },
    'en',
    brands[3],
  );
  expect(html).toContain(over?.Name);
  expect(callBackend).toHaveBeenCalledOnce();
});
