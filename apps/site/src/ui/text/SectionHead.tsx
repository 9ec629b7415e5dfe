import type { Lang } from '@concierge/contract/lang';
import type { Link as LinkData } from '@concierge/contract/link';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import { Heading, type HeadingLevel } from './Heading.tsx';
import styles from './SectionHead.module.css';

interface Props {
  block: {
    readonly field_pretitle?: string | undefined;
    readonly field_title?: string | undefined;
  };
  text?: ReactNode;
  link?: LinkData | undefined;
  lang: Lang;
  level: HeadingLevel;
  /** Controls of the section, such as a slider's buttons. */
  children?: ReactNode;
  /** In a narrow column: everything below one another. */
  stacked?: boolean;
}

/**
 * How a section begins: hairline, the brand's mark with the pretitle at the start, the title and
 * its text to the side of it.
 */
export function SectionHead({
  block: { field_pretitle: pretitle, field_title: title },
  text,
  link,
  lang,
  level,
  children,
  stacked = false,
}: Props) {
  if (!pretitle && !title && !text && !link && !children) return null;
  return (
    <header className={cx(styles['head'], stacked ? styles['stacked'] : 'grid')}>
      <Pretitle text={pretitle} />
      {title && (
        <Heading level={level} className={styles['title']}>
          {title}
        </Heading>
      )}
      {text && <div className={styles['lead']}>{text}</div>}
      {(link || children) && (
        <div className={styles['aside']}>
          {link && <Button link={link} lang={lang} look="plain" />}
          {children}
        </div>
      )}
    </header>
  );
}

/** The brand's mark (its gesture in small) and the line above a title. */
export const Pretitle = ({
  text,
  className,
}: {
  text?: string | undefined;
  className?: string | undefined;
}) => (
  <p className={cx(styles['pretitle'], className)}>
    <span className={styles['mark']} aria-hidden="true" />
    {text}
  </p>
);
