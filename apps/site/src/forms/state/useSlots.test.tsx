// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { openSlots, type Slots } from '../rules/slots.ts';
import { useSlots } from './useSlots.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Visit({ rendered }: { readonly rendered: Slots[] }) {
  rendered.push(useSlots(true));
  return null;
}

test('an error in place of the times of visits leaves all of them open', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = Response.json({ errors: [{ message: 'no' }] }, { status: 503 });
  vi.stubGlobal('fetch', async () => refusal);
  const rendered: Slots[] = [];
  await act(async () =>
    createRoot(document.createElement('div')).render(<Visit rendered={rendered} />),
  );
  expect(rendered.every((slots) => slots === openSlots)).toBe(true);
  expect(console.error).toHaveBeenCalledOnce();
});
