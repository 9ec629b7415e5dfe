import type { CaptchaSize } from '../props/formPropTypes.ts';

/** Pixels that the widest normal widget takes. */
const normalWidth = 304;

/**
 * Size of a captcha (spec §9) in a place so many pixels wide, 0 where that isn't known: compact
 * where a normal one doesn't fit; an invisible one stays so.
 */
export const captchaSize = (size: CaptchaSize, width: number): CaptchaSize =>
  size === 'normal' && width > 0 && width < normalWidth ? 'compact' : size;
