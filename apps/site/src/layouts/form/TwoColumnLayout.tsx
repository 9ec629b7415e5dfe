import { Picture } from '../../ui/media/Picture.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { opensWithHero } from '../opensWithHero.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { PageText } from '../parts/PageText.tsx';
import { pageLine } from '../parts/pageLine.tsx';
import styles from './TwoColumnLayout.module.css';

/**
 * Form pages of the other types (spec §2): pretitle, title and description in one column, the form
 * in the other.
 */
export function TwoColumnLayout({ context, node, tone, form, children }: LayoutProps) {
  const { lang, t } = context;
  const [pretitle, lead] = [pageLine(node, 'field_pretitle'), pageLine(node, 'field_lead')];
  return (
    <>
      <section className={styles['split']} data-tone="paper" data-menu-background>
        <div className={styles['story']} data-tone={tone}>
          <div className={styles['text']}>
            <Breadcrumbs trail={node.breadcrumbs} lang={lang} label={t.common.breadcrumbs} />
            {pretitle ? <p className={`mark ${styles['pretitle']}`}>{pretitle}</p> : null}
            {opensWithHero(node) ? null : <h1>{node.title}</h1>}
            {lead ? <p className={styles['lead']}>{lead}</p> : null}
            <PageText node={node} field="body" lang={lang} />
            <PageText node={node} field="field_text_above_form" lang={lang} />
          </div>
          {node.field_hero_image ? (
            <Picture
              image={node.field_hero_image}
              sizes="(width >= 992px) 42vw, 100vw"
              priority
              className={styles['picture']}
            />
          ) : null}
        </div>
        <div className={styles['form']} id="form">
          {form}
        </div>
      </section>
      {children}
    </>
  );
}
