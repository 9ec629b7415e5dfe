/** Class names joined by spaces; what is absent is left out. */
export const cx = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
