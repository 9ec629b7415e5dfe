import { brandEntry, brandsVersion } from '@concierge/brands/liveBrands';
import { registry } from '@concierge/brands/registry';
import type { BrandTokens } from '@concierge/brands/tokens';
import { tokensByCode, tokensOf } from '@concierge/brands/tokensOf';

/**
 * Names the cascade layers before any stylesheet does, so that the inline style can't change their
 * order.
 */
const layerOrder = '@layer reset,tokens,base,layout,components,utilities;';

/** The inline style of a brand's pages: its tokens as custom properties in the layer `tokens`. */
export function brandCss(code: string): string {
  return cssOf(tokensOf(code)) + schoolCss() + logoCss;
}

/**
 * The colour field of each school for cards of schools (`[data-school]`); a school without tokens
 * keeps the page's own brand colour.
 */
function schoolCss(): string {
  if (schools?.version === brandsVersion()) return schools.css;
  const kept = registry.filter(({ code }) => brandEntry(code)?.colors).map(({ code }) => code);
  const rules = [...new Set([...Object.keys(tokensByCode), ...kept])].map((code) => {
    const { brand, onBrand } = tokensOf(code).color;
    return `[data-school=${code}]{--brand:${brand};--on-brand:${onBrand}}`;
  });
  schools = { version: brandsVersion(), css: `@layer tokens{${rules.join('')}}` };
  return schools.css;
}
let schools: { readonly version: number; readonly css: string } | undefined;

/**
 * The shape of each brand's full logo (`logos.css`), a file that is fetched when the logo is about
 * to be seen.
 */
const logoCss = Object.keys(tokensByCode)
  .map((code) => `[data-logo=${code}]{--shape:url(/static/logos/${code}.svg)}`)
  .join('');

/** The same for tokens at hand; exported for tests and the style guide. */
export function cssOf({ color, weight, tracking, radius, gesture, chrome }: BrandTokens): string {
  const properties: Record<string, string | number> = {
    paper: color.paper,
    ink: color.ink,
    'ink-soft': color.inkSoft,
    tint: color.tint,
    night: color.night,
    'on-night': color.onNight,
    brand: color.brand,
    'on-brand': color.onBrand,
    accent: color.accent,
    line: color.line,
    'w-display': weight.display,
    'w-heading': weight.heading,
    'w-text': weight.text,
    'w-strong': weight.strong,
    tracking: `${tracking}em`,
    radius: `${radius}px`,
    'gesture-clip': gesture.clip,
    'gesture-mark': markUrl(gesture.mark),
    'corner-clip': chrome?.corner ?? 'none',
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `${layerOrder}@layer tokens{:root{${declarations.join(';')}}[dir=rtl]{--gesture-clip:${gesture.clipRtl};--corner-clip:${chrome?.cornerRtl ?? 'none'}}[dir=rtl] [dir=ltr]{--gesture-clip:${gesture.clip}}}`;
}

/** The section mark as a mask image. */
const markUrl = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${path}'/></svg>`)}")`;
