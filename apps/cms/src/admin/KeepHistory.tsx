'use client';
// Client because it guards the browser's history; wakes with the first screen of the admin.
import type { ReactNode } from 'react';

/**
 * Keeps Back working after a list that was opened by its address. Payload's list writes its query
 * into the address as soon as it wakes, with an empty state and before Next listens to such calls;
 * Next then takes the entry for a foreign one and ignores Back to it. An empty state therefore
 * leaves the entry's own as it is.
 */
function keepStateOfEntry(): void {
  const replace = window.history.replaceState.bind(window.history);
  window.history.replaceState = (state: unknown, unused: string, url?: string | URL | null) =>
    replace(state ?? window.history.state, unused, url);
}

// While the module loads, since effects of inner components run before those of outer ones.
if (typeof window !== 'undefined') keepStateOfEntry();

/** Wraps the admin, so that the guard loads with it. */
export const KeepHistory = ({ children }: { readonly children: ReactNode }) => children;
