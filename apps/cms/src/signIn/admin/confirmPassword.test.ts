import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConfirmPassword } from './ConfirmPassword.tsx';

// The admin's own components import style sheets, which Node can't.
vi.mock('@payloadcms/ui', () => ({
  Button: () => null,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

test('the password that a pressed button asks for has the focus, wherever on the screen it stands', () => {
  const props = { reason: 'Confirm your password first.', onConfirmed: () => undefined };
  expect(renderToStaticMarkup(createElement(ConfirmPassword, props))).toMatch(
    /<input[^>]+autofocus/i,
  );
  const atStart = createElement(ConfirmPassword, { ...props, takesFocus: false });
  expect(renderToStaticMarkup(atStart)).not.toMatch(/autofocus/i);
});
