import type { Image } from '@concierge/contract/image';
import type { ReactNode } from 'react';
import type { PageContext } from '../../content/pageContext.ts';
import { openingSizes } from '../../ui/media/openingSizes.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import type { Tone } from '../layoutProps.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHead.module.css';

interface Props {
  context: PageContext;
  tone: Tone;
  title: string;
  pretitle?: ReactNode;
  lead?: ReactNode;
  image?: Image | undefined;
  trail?: { title: string; alias: string }[];
  /** Stands below the lead: dates, facts, buttons. */
  children?: ReactNode;
}

/**
 * How a page opens that has no hero block: type on a flat ground, the picture cut by the brand's
 * gesture and running off the page.
 */
export const PageHead = ({
  context,
  tone,
  title,
  pretitle,
  lead,
  image,
  trail = [],
  children,
}: Props) => (
  <section
    className={styles['head']}
    data-tone={tone}
    data-menu-background
    data-picture={image ? '' : undefined}
  >
    <div className={`wrap grid ${styles['body']}`}>
      <div className={styles['text']}>
        <Breadcrumbs trail={trail} lang={context.lang} label={context.t.common.breadcrumbs} />
        <div className={styles['titles']}>
          {pretitle ? <p className={`mark ${styles['pretitle']}`}>{pretitle}</p> : null}
          <h1 className={title.length > 48 ? styles['long'] : undefined}>{title}</h1>
          {lead ? <p className={styles['lead']}>{lead}</p> : null}
        </div>
        {children}
      </div>
      {image ? (
        <div className={styles['stage']}>
          <Picture image={image} sizes={openingSizes.head} priority className={styles['picture']} />
        </div>
      ) : null}
    </div>
  </section>
);
