import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Bursts } from './Bursts.tsx';
import { DeadLetters } from './DeadLetters.tsx';
import { LeadChecks } from './LeadChecks.tsx';

vi.mock('@payloadcms/ui', async () => (await import('../../testing/adminUi.ts')).adminUi);

test('the tables of the overview show instants in Swiss time, as an enquiry does', () => {
  const at = '2026-06-30T22:30:00.000Z';
  const language = 'en';
  const burst = { network: 'n', count: 9, brands: ['HIM'], from: at, to: at };
  const deadLetter = { key: 'k', reference: 'HIM-1', brand: 'HIM', type: 'contact', message: 'm' };
  const shown = { ...deadLetter, received_at: at, isRequested: true };
  const check = { brand: 'HIM', site: 'one', at, tookMs: 5 };
  const tables = [
    createElement(Bursts, { language, bursts: [burst] }),
    createElement(DeadLetters, { language, deadLetters: [shown] }),
    createElement(LeadChecks, { language, checks: [check] }),
  ];
  for (const table of tables) {
    // Buttons beside them show the page anew.
    const inAdmin = createElement(AppRouterContext.Provider, { value: {} as never }, table);
    const html = renderToStaticMarkup(inAdmin);
    expect(html).toMatch(/Jul 1, 2026, 12:30\sAM GMT\+2/);
    expect(html).not.toContain('UTC');
  }
});
