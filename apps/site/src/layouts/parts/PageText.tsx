import type { Lang } from '@concierge/contract/lang';
import type { PageNode } from '@concierge/contract/node';
import { RichText } from '../../ui/text/RichText.tsx';
import { textLang } from './textLang.ts';

interface Props {
  node: PageNode;
  field: 'body' | 'field_application_body' | 'field_text_above_form';
  /** The page's. */
  lang: Lang;
  className?: string | undefined;
}

/** A formatted text of a page, marked where it is in another language than the page. */
export const PageText = ({ node, field, lang, className }: Props) => {
  const text = node[field];
  if (!text) return null;
  return (
    <RichText
      text={text}
      lang={lang}
      ownLang={textLang(node, field)}
      level={2}
      className={className}
    />
  );
};
