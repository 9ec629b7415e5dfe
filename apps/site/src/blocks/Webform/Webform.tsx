import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { below } from '../../ui/text/Heading.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Webform.module.css';

/**
 * A lead form within a page: words at the start, the form (a slot, filled by BlockList.astro) in
 * the columns beside them.
 */
export function Webform({
  block,
  context: { lang },
  level,
  children,
}: BlockProps<'webform'> & { children?: ReactNode }) {
  const { field_title, field_text, form } = block;
  return (
    <Section block={block}>
      <div className={cx('grid', styles['body'])}>
        <div className={styles['words']}>
          <SectionHead
            block={{ ...block, field_title: field_title ?? form.title }}
            lang={lang}
            level={level}
            stacked
          />
          {field_text && <RichText text={field_text} lang={lang} level={below(level)} />}
        </div>
        <div className={styles['form']} data-form={form.id}>
          {children}
        </div>
      </div>
    </Section>
  );
}
