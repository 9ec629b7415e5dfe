import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { below, Heading } from '../../ui/text/Heading.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Accordion.module.css';

/**
 * Questions and answers, or other text to unfold: native `<details>` of which one is open at a
 * time.
 */
export function Accordion({ block, context: { lang }, level, index }: BlockProps<'accordion'>) {
  const { field_items, field_title, id } = block;
  const itemLevel = field_title ? below(level) : level;
  return (
    <Section block={block}>
      <div className={cx('grid', styles['body'])}>
        <div className={styles['head']}>
          <SectionHead block={block} lang={lang} level={level} stacked />
        </div>
        <div className={styles['list']}>
          {field_items.map((item) => (
            <details
              key={item.field_title}
              className={styles['item']}
              name={`unfold-${id ?? index}`}
            >
              <summary>
                <Heading level={itemLevel} className={styles['title']}>
                  {item.field_title}
                </Heading>
                <Icon name="plus" className={styles['icon']} />
              </summary>
              <RichText
                text={item.field_text}
                lang={lang}
                level={below(itemLevel)}
                className={styles['answer']}
              />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
