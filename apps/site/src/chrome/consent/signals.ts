/** The four signals of consent mode, and the categories that a visitor chooses between. */
export const categories = ['analytics', 'advertising', 'media', 'chat'] as const;
export type Category = (typeof categories)[number];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes a command the way the tag manager reads it: as an `arguments` object. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag manager reads commands as this very object
  window.dataLayer.push(arguments);
}

/** Everything denied, and half a second for the stored choice (spec §9, consent). */
export function denyByDefault(): void {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    wait_for_update: 500,
  });
}

/** Tells the tag manager what was chosen. */
export function updateSignals(chosen: ReadonlySet<string>): void {
  const signal = (category: Category) => (chosen.has(category) ? 'granted' : 'denied');
  const advertising = signal('advertising');
  gtag('consent', 'update', {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: signal('analytics'),
  });
}
