/** Whose captcha stands in forms: our own, or a vendor's (ADR 14). */
export const captchaProviders = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];
