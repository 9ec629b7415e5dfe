import { isLang } from '@concierge/contract/lang';
import type { DefaultServerCellComponentProps } from 'payload';
import { label } from '../../i18n/label.ts';

const text = label('Add synonym', 'Añadir sinónimo', 'إضافة مرادف', 'Добавить синоним');

/** Leads from a query that people typed to new synonyms in its language and brand, the query already written (issue 5 §5). */
export function AddSynonym({ rowData, i18n }: DefaultServerCellComponentProps) {
  const { query, lang, brand } = rowData as { query?: string; lang?: string; brand?: string };
  const known = new URLSearchParams({ words: query ?? '', lang: lang ?? '', brand: brand ?? '' });
  return <a href={`/admin/collections/search-synonyms/create?${known}`}>{text[isLang(i18n.language) ? i18n.language : 'en']}</a>;
}
