import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConfirmPassword } from './ConfirmPassword.tsx';

vi.mock('@payloadcms/ui', async () => (await import('../../testing/adminUi.ts')).adminUi);

test('the password that a pressed button asks for has the focus, wherever on the screen it stands', () => {
  const props = { reason: 'Confirm your password first.', onConfirmed: () => undefined };
  expect(renderToStaticMarkup(createElement(ConfirmPassword, props))).toMatch(
    /<input[^>]+autofocus/i,
  );
  const atStart = createElement(ConfirmPassword, { ...props, takesFocus: false });
  expect(renderToStaticMarkup(atStart)).not.toMatch(/autofocus/i);
});
