import { cx } from '../../ui/cx.ts';
import { below, Heading } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Timeline.module.css';

/**
 * Steps or years in their order: along a line where up to five fit beside each other, else down the
 * page.
 */
export const Timeline = ({ block, context: { lang }, level }: BlockProps<'timeline'>) => (
  <Section block={block}>
    <SectionHead block={block} lang={lang} level={level} />
    <ol
      role="list"
      className={cx(
        styles['list'],
        block.field_items.length > 1 && block.field_items.length <= 5 && styles['across'],
      )}
    >
      {block.field_items.map(({ label, field_title, field_text }) => (
        <li key={label + field_title} className={styles['item']}>
          <p className={styles['label']}>{label}</p>
          <div className={styles['words']}>
            <Heading level={block.field_title ? below(level) : level} className={styles['title']}>
              {field_title}
            </Heading>
            {field_text && <p>{field_text}</p>}
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
