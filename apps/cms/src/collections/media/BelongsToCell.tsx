import type { DefaultServerCellComponentProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';

/** Codes of the brands that a file of the library belongs to; one of no brand is everybody's. */
export function BelongsToCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const brands = Array.isArray(cellData) ? cellData.join(', ') : '';
  return <span>{brands || sayIn(i18n.language)('All brands')}</span>;
}
