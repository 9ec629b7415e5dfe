'use client';
// Client because it guards the browser's history; wakes with the first screen of the admin.
import type { ReactNode } from 'react';

/**
 * Keeps Back working after a list that was opened by its address, and the first click in it.
 * Payload's list writes its query into the address as soon as it wakes, with an empty state. Before
 * Next listens, Next takes the entry for a foreign one and ignores Back to it; afterwards, Next
 * restores the list and drops the navigation that a quick click has begun. An empty state therefore
 * leaves the entry's own as it is, whoever replaces the function later.
 */
function keepStateOfEntry(): void {
  type Replace = History['replaceState'];
  const keepingState =
    (replace: Replace): Replace =>
    (state: unknown, unused, url) =>
      replace(state ?? window.history.state, unused, url);
  let current = keepingState(window.history.replaceState.bind(window.history));
  Object.defineProperty(window.history, 'replaceState', {
    configurable: true,
    get: () => current,
    set: (replace: Replace) => {
      current = keepingState(replace);
    },
  });
}

// While the module loads, since effects of inner components run before those of outer ones.
if (typeof window !== 'undefined') keepStateOfEntry();

/** Wraps the admin, so that the guard loads with it. */
export const KeepHistory = ({ children }: { readonly children: ReactNode }) => children;
