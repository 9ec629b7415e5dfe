// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftKeeper, useDraft } from './useDraft.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function Drafted(props: { isThanksOurs: boolean; drafts: DraftKeeper[] }) {
  props.drafts.push(useDraft('/en/contact/#1', props.isThanksOurs));
  return null;
}

/** The draft of a page's form, after a navigation of this type. */
function openDraft(navigation: NavigationTimingType, isThanksOurs: boolean): DraftKeeper {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: navigation } as PerformanceNavigationTiming,
  ]);
  const drafts: DraftKeeper[] = [];
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Drafted isThanksOurs={isThanksOurs} drafts={drafts} />));
  const [draft] = drafts;
  if (!draft) throw new Error('nothing was rendered');
  return draft;
}

test('what was sent to a thank-you page elsewhere survives a reload and the way back, and ends with a fresh visit', () => {
  const first = openDraft('navigate', false);
  first.sending({ Name: 'Ana' });
  for (const type of ['reload', 'back_forward'] as const)
    expect(openDraft(type, false).restored).toMatchObject({
      values: { Name: 'Ana' },
      key: first.restored.key,
    });
  const next = openDraft('navigate', false);
  expect(next.restored.values).toEqual({});
  expect(next.restored.key).not.toBe(first.restored.key);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is gone where it was sent or typed and then removed, not where nothing was typed', () => {
  expect(openDraft('navigate', true).isGone()).toBe(false);
  const sent = openDraft('navigate', true);
  sent.sending({ Name: 'Ana' });
  expect(sent.isGone()).toBe(false);
  const restored = openDraft('navigate', true);
  const typed = openDraft('navigate', true);
  typed.keep({ Name: 'Bea' });
  dispatchEvent(new Event('pagehide'));
  sessionStorage.clear();
  for (const draft of [sent, restored, typed]) expect(draft.isGone()).toBe(true);
  const cleared = openDraft('navigate', true);
  cleared.clear();
  expect(cleared.isGone()).toBe(true);
});

test('what was not seen to arrive at a thank-you page of ours is kept', () => {
  openDraft('navigate', true).sending({ Name: 'Ana' });
  expect(openDraft('navigate', true).restored.values).toEqual({ Name: 'Ana' });
});

test.each([
  ['throws', () => Object.defineProperty(globalThis, 'sessionStorage', throwing)],
  ['is null', () => vi.stubGlobal('sessionStorage', null)],
])('a form works without a draft where storage %s', (_, block) => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  block();
  try {
    const draft = openDraft('navigate', false);
    draft.sending({ Name: 'Ana' });
    draft.clear();
    expect(draft.isGone()).toBe(false);
    expect(draft.restored.values).toEqual({});
  } finally {
    if (storage) Object.defineProperty(globalThis, 'sessionStorage', storage);
  }
});

const throwing: PropertyDescriptor = {
  configurable: true,
  get() {
    throw new DOMException('blocked', 'SecurityError');
  },
};
