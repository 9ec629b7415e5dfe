import { label } from '../../i18n/label.ts';

/** Label of the field with the very words that a visitor agreed to. */
export const consentWords = label(
  'Words agreed to',
  'Texto aceptado',
  'النص الموافَق عليه',
  'Текст согласия',
);
