import { brandTokens, tokensByCode } from '@concierge/brands/brandTokens';
import { brandEntry, brandsVersion } from '@concierge/brands/liveBrands';
import { registry } from '@concierge/brands/registry';
import type { BrandTokens } from '@concierge/brands/tokens';

/**
 * Names the cascade layers before any stylesheet does, so that the inline style can't change their
 * order.
 */
const layerOrder = '@layer reset,tokens,base,layout,components,utilities;';

/** The inline style of a brand's pages: its tokens as custom properties in the layer `tokens`. */
export function brandCss(code: string): string {
  return tokensCss(brandTokens(code)) + groupCss();
}

/**
 * The colour field of each school for cards of schools (`[data-school]`), and the shape of each
 * drawn logo (`logos.css`), a file that is fetched when the logo is about to be seen. A school
 * without tokens keeps the page's own brand colour.
 */
function groupCss(): string {
  if (group?.version === brandsVersion()) return group.css;
  const codes = new Set(registry.map(({ code }) => code));
  const drawn = Object.keys(tokensByCode).filter((code) => codes.has(code));
  const colored = [...codes].filter((code) => brandEntry(code)?.colors);
  const rules = [...new Set([...drawn, ...colored])].map((code) => {
    const { brand, onBrand } = brandTokens(code).color;
    return `[data-school=${code}]{--brand:${brand};--on-brand:${onBrand}}`;
  });
  const logos = drawn.map((code) => `[data-logo=${code}]{--shape:url(/static/logos/${code}.svg)}`);
  const css = `@layer tokens{${rules.join('')}}${logos.join('')}`;
  group = { version: brandsVersion(), css };
  return css;
}
let group: { readonly version: number; readonly css: string } | undefined;

/** The same for tokens at hand; exported for tests. */
export function tokensCss({
  color,
  weight,
  tracking,
  radius,
  gesture,
  chrome,
}: BrandTokens): string {
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
