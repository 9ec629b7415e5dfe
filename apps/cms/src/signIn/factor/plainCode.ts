/** Where the digits of Arabic and of Persian keyboards begin. */
const [arabicZero, persianZero] = [0x0660, 0x06f0];

/**
 * A code as it is compared: small letters and digits, without what people write between them, and
 * with the digits of Arabic and Persian keyboards as 0 to 9.
 */
export const plainCode = (typed: unknown): string =>
  typeof typed !== 'string'
    ? ''
    : typed
        .slice(0, 100)
        .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
        .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - persianZero))
        .replaceAll(/[^\da-z]/gi, '')
        .toLowerCase();
