import { cx } from '../../ui/cx.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Stats.module.css';

/** Figures with their meaning: very large, one line each, like a page of an annual report. */
export function Stats({ block, context: { lang }, level }: BlockProps<'stats'>) {
  const { field_items } = block;
  return (
    <Section block={block}>
      <SectionHead block={block} lang={lang} level={level} />
      <dl className={cx(styles['list'], field_items.length > 4 && styles['many'])}>
        {field_items.map(({ value, label, field_text }) => (
          <div key={label + value} className={styles['item']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={cx(styles['value'], value.length > 9 && styles['wide'])}>
              <bdi>{value}</bdi>
            </dd>
            {field_text && <dd className={styles['text']}>{field_text}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
