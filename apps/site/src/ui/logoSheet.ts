import { logoOf } from '@concierge/brands/logoOf';

/** The anchor of the drawing within its file. */
export const logoAnchor = 'logo';

/** The anchor of its letters alone, many times as long as its mark. */
const lettersAnchor = 'letters';

/** A brand's full logo as a file of its own, its drawing and its letters named for `<use>`. */
export const logoSheet = (code: string): string =>
  logoOf(code)
    .replace(/^(<svg[^>]*>)(.*)(<\/svg>)$/s, `$1<g id="${logoAnchor}">$2</g>$3`)
    .replace('<path d="', `<path id="${lettersAnchor}" d="`);

/** The full logo with its mark in place, which CSS may colour, and its letters from the file. */
export const logoWithLettersApart = (code: string): string =>
  logoOf(code).replace(/<path d="[^"]*"\/>/, `<use href="/static/logos/${code}.svg#${lettersAnchor}"/>`);

/** Width and height of the drawing, for the page's own `viewBox`. */
export const logoBox = (code: string): string => /viewBox="([^"]+)"/.exec(logoOf(code))?.[1] ?? '0 0 24 24';
