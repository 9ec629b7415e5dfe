// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftKeeper, useDraft } from './useDraft.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Drafted(props: { drafts: DraftKeeper[] }) {
  props.drafts.push(useDraft('/en/contact/#1'));
  return null;
}

/** The draft of a page's form. */
function openDraft(): DraftKeeper {
  const drafts: DraftKeeper[] = [];
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Drafted drafts={drafts} />));
  const [draft] = drafts;
  if (!draft) throw new Error('nothing was rendered');
  return draft;
}

test.each([
  ['throws', () => Object.defineProperty(globalThis, 'sessionStorage', throwing)],
  ['is null', () => vi.stubGlobal('sessionStorage', null)],
])('a form works without a draft where storage %s', (_, block) => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  block();
  try {
    const draft = openDraft();
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
