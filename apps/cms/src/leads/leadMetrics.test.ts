import { registry } from '@concierge/server/metrics/metrics';
import { expect, test } from 'vitest';
import './leadMetrics.ts';

test('each result has its number from the start, so that an alarm sees the first one rise', async () => {
  const text = await registry.metrics();
  for (const [name, results] of [
    ['deliveries', ['delivered', 'refused', 'again']],
    ['mails', ['sent', 'again']],
    ['newsletter_calls', ['done', 'refused', 'again']],
  ] as const)
    for (const result of results)
      expect(text).toMatch(
        new RegExp(`^concierge_${name}_total\\{result="${result}"\\} \\d+$`, 'm'),
      );
});
