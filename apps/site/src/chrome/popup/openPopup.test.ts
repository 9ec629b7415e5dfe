// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const unmount = vi.hoisted(() => vi.fn());
vi.mock('./PopupForm.island.tsx', () => ({ mountForm: () => unmount }));
vi.mock('../../ui/fetchDocument.ts', () => ({
  fetchDocument: async () => new DOMParser().parseFromString(fragment, 'text/html'),
}));

const fragment = '<dialog><form method="dialog"></form><div data-form-slot="popup"></div></dialog>';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.documentElement.className = '';
  document.body.innerHTML = `<template data-popup="/en/popup/" data-delay="5" data-days="7"></template>
    <form><input id="field" /></form>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.cookie = 'POPUP_CTA_DISPLAYED=; max-age=-1; path=/';
});

/** Opens a page with the script on it. */
async function openPage(): Promise<void> {
  vi.resetModules();
  // What the page asks for later is there at once, for only the timers are turned.
  await import('./openPopup.ts');
  await import('./PopupForm.island.tsx');
  await import('./popup.client.ts');
}
const shown = () => document.querySelector('dialog[open]') !== null;
async function wait(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 250));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('an unanswered consent bar holds nothing up', { tags: ['S4.popup.1'] }, async () => {
  document.documentElement.className = 'show--consent';
  await openPage();
  await wait(4900);
  expect(shown()).toBe(false);
  await wait(1000);
  expect(shown()).toBe(true);
});

test('who is typing finishes, and it comes right after; what was typed before is no reason to wait', async () => {
  const field = document.querySelector('input');
  field?.focus();
  await openPage();
  await wait(60_000);
  expect(shown()).toBe(false);
  if (field) field.value = 'Ana';
  field?.blur();
  await wait(600);
  expect(shown()).toBe(true);
});

test('an open dialog is finished first', async () => {
  const other = document.createElement('dialog');
  document.body.append(other);
  other.show();
  await openPage();
  await wait(60_000);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  other.close();
  await wait(600);
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
});

test.each([
  ['an embedded page has the focus', 'activeElement'],
  ['a film fills the screen', 'fullscreenElement'],
])('it waits while %s', async (_, place) => {
  const frame = document.createElement('iframe');
  const taken = Object.defineProperty(document, place, { configurable: true, get: () => frame });
  await openPage();
  await wait(60_000);
  expect(shown()).toBe(false);
  Reflect.deleteProperty(taken, place);
  await wait(600);
  expect(shown()).toBe(true);
});

test('it comes again while what was sent has not arrived, and stays away once it has, also without being closed', async () => {
  const send = () => {
    const form = document.querySelector('dialog[open] form');
    form?.dispatchEvent(new Event('submit', { bubbles: true }));
    form?.dispatchEvent(new Event('formdata', { bubbles: true }));
    document.querySelector('dialog')?.remove();
  };
  await openPage();
  await wait(6000);
  sessionStorage.setItem('draft:popup#him-popup', '{"sent":1}');
  send();
  await openPage();
  await wait(6000);
  expect(shown()).toBe(true);
  send();
  sessionStorage.removeItem('draft:popup#him-popup');
  await openPage();
  await wait(6000);
  expect(shown()).toBe(false);
  expect(document.cookie).toContain('POPUP_CTA_DISPLAYED=1');
});

test('closed, it stays away and its form ends', {
  tags: ['S4.popup.3', 'S4.popup.5'],
}, async () => {
  await openPage();
  await wait(60_000);
  expect(shown()).toBe(true);
  expect(unmount).not.toHaveBeenCalled();
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  expect(unmount).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('POPUP_CTA_DISPLAYED=1');
  await openPage();
  await wait(60_000);
  expect(shown()).toBe(false);
});

test('it opens where the browser takes no cookies, and remembers without them', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  await openPage();
  await wait(6000);
  expect(shown()).toBe(true);
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  await openPage();
  await wait(60_000);
  expect(shown()).toBe(false);
});

test('it opens where the browser forbids cookies and storage', async () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
  vi.stubGlobal('sessionStorage', undefined);
  await openPage();
  await wait(6000);
  expect(shown()).toBe(true);
});
