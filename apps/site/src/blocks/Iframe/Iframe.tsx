import { format } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Iframe.module.css';

/** A foreign page in a frame, 300 by 200 where no size is given (spec §9). */
export const Iframe = ({ block, context: { lang, t }, level }: BlockProps<'iframe'>) => (
  <Section block={block}>
    <SectionHead block={block} lang={lang} level={level} />
    <div className={cx('grid', styles['body'])}>
      <iframe
        className={styles['frame']}
        src={block.url}
        width={block.width}
        height={block.height}
        title={
          block.field_title ?? format(t.media.frameTitle, { host: new URL(block.url).hostname })
        }
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  </Section>
);
