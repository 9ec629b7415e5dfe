/** Fields of the intake's own protocol; no field of an editor can begin with an underscore. */
export const controlNames = {
  /** The signed form context. */
  context: '_context',
  /** Idempotency key: the same key is the same lead. */
  key: '_key',
  /** Captcha pass, signed, single use. */
  pass: '_pass',
  /** Set by the form that works without scripts. */
  plain: '_plain',
  /** Visitor's offset where the captcha is skipped, minutes behind UTC: -480 in UTC+8 (spec §9). */
  offset: '_offset',
  /** Nobody sees it; who fills it in is no person. */
  honeypot: '_fax',
} as const;

/** Hidden lead fields of spec §3 that every form sends. */
export const hiddenNames = [
  'WebSource',
  'SourceWebURL',
  'ThankYouURL',
  'SiteType',
  'oid',
  'sfga',
  'EventId',
  'Timezone',
  'SchoolInterest',
  'additionalGtmFormType',
  'additionalGtmFormTitle',
  'additionalGtmFormName',
] as const;

/**
 * Minutes that `Date.getTimezoneOffset` says in UTC+8, where the captcha is skipped (spec §5, §9).
 */
export const captchaFreeOffset = -480;
