import { below } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './NewsList.module.css';
import { Stories } from './Stories.tsx';

/**
 * Latest news. `lead`: one large story and a column of others; `grid`: three to a row; `archive`:
 * lines by date.
 */
export function NewsList({ block, context, level }: BlockProps<'news_list'>) {
  const { items, field_title, field_link, field_variant } = block;
  return (
    <Section block={block}>
      <SectionHead block={block} link={field_link} lang={context.lang} level={level} />
      {items.length === 0 && <p className={styles['empty']}>{context.t.news.empty}</p>}
      {items.length > 0 && (
        <Stories
          items={items}
          variant={field_variant}
          context={context}
          level={field_title ? below(level) : level}
        />
      )}
    </Section>
  );
}
