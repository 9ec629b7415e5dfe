import type { DefaultServerCellComponentProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';

/**
 * Leads from a query that people typed to new synonyms in its language and brand, the query already
 * written.
 */
export function AddSynonym({ rowData, i18n }: DefaultServerCellComponentProps) {
  const { query, lang, brand } = rowData as { query?: string; lang?: string; brand?: string };
  const parameters = new URLSearchParams({
    words: query ?? '',
    lang: lang ?? '',
    brand: brand ?? '',
  });
  return (
    <a href={`/admin/collections/search-synonyms/create?${parameters}`}>
      {sayIn(i18n.language)('Add synonym')}
    </a>
  );
}
