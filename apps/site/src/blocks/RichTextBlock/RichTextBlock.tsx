import { cx } from '../../ui/cx.ts';
import { below } from '../../ui/text/Heading.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './RichTextBlock.module.css';

/** Running text (spec §1): head at the start, text in the eight columns beside it. */
export const RichTextBlock = ({ block, context: { lang }, level }: BlockProps<'rich_text'>) => (
  <Section block={block}>
    <SectionHead block={block} lang={lang} level={level} />
    <div className={cx('grid', styles['body'])}>
      <RichText
        text={block.field_text}
        lang={lang}
        level={block.field_title ? below(level) : level}
      />
    </div>
  </Section>
);
