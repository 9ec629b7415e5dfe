import { gtag } from './signals.ts';

let loaded = false;

/**
 * Loads the brand's tag manager container, once; its id stands on `<html data-gtm>` (spec §1,
 * analytics container).
 */
export function loadTagManager(): void {
  const id = document.documentElement.dataset['gtm'];
  if (loaded || !id) return;
  loaded = true;
  gtag('js', new Date());
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
