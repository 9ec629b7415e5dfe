import { popupSchema } from '@concierge/contract/popup';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PopupDialog } from './PopupDialog.tsx';

test('field_attribute gives the pop-up class names, and is never text', {
  tags: ['S3.popup.2'],
}, () => {
  const popup = popupSchema.parse({
    field_attribute: ['wide', 'autumn'],
    field_delay_time: 5,
    field_heading: 'Ask us',
    field_display_after_days: 7,
    field_include_urls: ['homepage'],
  });
  const html = renderToStaticMarkup(
    <PopupDialog
      popup={popup}
      form={{ form: { type: 'popup' } } as never}
      lang="en"
      label="Ask"
      close="Close"
    />,
  );
  expect(/<dialog class="([^"]*)"/.exec(html)?.[1]?.split(' ').slice(-2)).toEqual([
    'wide',
    'autumn',
  ]);
  expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/wide|autumn/);
});
