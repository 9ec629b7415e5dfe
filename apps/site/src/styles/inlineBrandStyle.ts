import { createHash } from 'node:crypto';
import { brandCss } from './brandCss.ts';

/** A brand's inline style with the hash that the content security policy needs. */
export interface InlineStyle {
  readonly css: string;
  readonly hash: `sha256-${string}`;
}

const kept = new Map<string, InlineStyle>();

/** The inline style of a brand; made once. */
export function inlineBrandStyle(code: string): InlineStyle {
  const cached = kept.get(code);
  if (cached) return cached;
  const css = brandCss(code);
  const made: InlineStyle = {
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
  kept.set(code, made);
  return made;
}
