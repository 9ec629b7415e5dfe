import { registry } from '@concierge/server/metrics/metrics';
import { expect, test } from 'vitest';
import './leadMetrics.ts';

test('each result has its number from the start, so that an alarm sees the first one rise', async () => {
  for (const [name, results] of [
    ['deliveries', ['delivered', 'refused', 'again']],
    ['mails', ['sent', 'again']],
    ['newsletter_calls', ['done', 'refused', 'again']],
  ] as const) {
    const text = await registry.getSingleMetricAsString(`concierge_${name}_total`);
    for (const result of results)
      expect(text).toMatch(new RegExp(`result="${result}"\\} \\d+$`, 'm'));
  }
});
