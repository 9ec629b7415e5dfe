import { numberFormat } from '../../i18n/formats.ts';

/** Bytes as kilobytes or megabytes with one decimal below ten, in the words of a locale. */
export function fileSize(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return numberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
