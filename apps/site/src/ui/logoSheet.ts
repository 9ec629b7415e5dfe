import { logoOf } from '@concierge/brands/logoOf';

/** The anchor of the drawing within its file. */
export const logoAnchor = 'logo';

/** A brand's full logo as a file of its own, its drawing named for `<use>`. */
export const logoSheet = (code: string): string => logoOf(code).replace(/^(<svg[^>]*>)(.*)(<\/svg>)$/s, `$1<g id="${logoAnchor}">$2</g>$3`);

/** Width and height of the drawing, for the page's own `viewBox`. */
export const logoBox = (code: string): string => /viewBox="([^"]+)"/.exec(logoOf(code))?.[1] ?? '0 0 24 24';
