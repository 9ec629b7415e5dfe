import { createHash } from 'node:crypto';
import { brandsVersion } from '@concierge/brands/liveBrands';
import { brandCss } from './brandCss.ts';
import { typefaceCss } from './fonts.ts';

/** A brand's inline style with the hash that the content security policy needs. */
export interface InlineStyle {
  readonly css: string;
  readonly hash: `sha256-${string}`;
}

const styles = new Map<string, InlineStyle & { readonly version: number }>();

/** The inline style of a brand with its typeface; made once a change of the brands. */
export function inlineBrandStyle(code: string): InlineStyle {
  const cached = styles.get(code);
  const version = brandsVersion();
  if (cached?.version === version) return cached;
  const css = brandCss(code) + typefaceCss(code);
  const made = {
    version,
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  } as const;
  styles.set(code, made);
  return made;
}
