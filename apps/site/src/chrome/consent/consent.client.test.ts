// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

const settings = vi.fn<() => Promise<void>>();
vi.mock('./banner/banner.ts', () => ({ ask: () => Promise.resolve(), settings }));

test('the settings open at a second try, and after two failures the page comes anew', async () => {
  document.body.innerHTML = '<button data-consent-open hidden>Cookie settings</button>';
  await import('./consent.client.ts');
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const press = () => document.querySelector('button')?.click();
  settings.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce();
  press();
  await vi.waitFor(() => expect(settings).toHaveBeenCalledTimes(2));
  settings.mockRejectedValue(new Error('404'));
  expect(reload).not.toHaveBeenCalled();
  press();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
