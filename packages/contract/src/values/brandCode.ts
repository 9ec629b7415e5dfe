/** A brand's code as a part of other patterns: capitals and digits. */
export const brandCodePattern = '[A-Z][A-Z0-9]{1,9}';

const whole = new RegExp(`^${brandCodePattern}$`);

/** Whether a text may be a brand's code; addresses, references and files bear it. */
export const isBrandCode = (code: string): boolean => whole.test(code);
