import { shownBeginning } from '../../ui/dates/eventWords.ts';
import type { LayoutProps } from '../layoutProps.ts';
import { opensWithHero } from '../opensWithHero.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { PageText } from '../parts/PageText.tsx';
import { pageLine } from '../parts/pageLine.tsx';
import { BigDate } from './BigDate.tsx';
import { EventInfo } from './EventInfo.tsx';
import styles from './EventLayout.module.css';

/**
 * Webinar, open-day and meeting pages (spec §2): the date as type, an info block, then two columns
 * with the description and the form.
 */
export function EventLayout({ context, node, tone, form, children }: LayoutProps) {
  const { lang, t } = context;
  const { event } = node;
  const [pretitle, lead] = [pageLine(node, 'field_pretitle'), pageLine(node, 'field_lead')];
  const when = event && shownBeginning(event);
  return (
    <>
      {opensWithHero(node) ? null : (
        <section className={styles['head']} data-tone={tone} data-menu-background>
          <div className={`wrap grid ${styles['opening']}`}>
            <div className={styles['trail']}>
              <Breadcrumbs trail={node.breadcrumbs} lang={lang} label={t.common.breadcrumbs} />
            </div>
            {when ? <BigDate when={when} lang={lang} className={styles['date']} /> : null}
            <div className={styles['titles']} data-wide={when ? undefined : ''}>
              <p className="mark">{pretitle ?? (event && t.events.kinds[event.kind])}</p>
              <h1 className={node.title.length > 40 ? styles['long'] : undefined}>{node.title}</h1>
              {lead ? <p className={styles['lead']}>{lead}</p> : null}
            </div>
          </div>
        </section>
      )}
      <section className={styles['body']} data-tone="paper">
        <div className={`wrap grid ${styles['columns']}`}>
          <div className={styles['description']}>
            <EventInfo context={context} node={node} />
            {event?.cancelled ? (
              <p className={styles['notice']} role="note">
                <strong>{t.events.cancelled}</strong> {t.events.cancelledText}
              </p>
            ) : null}
            <PageText node={node} field="body" lang={lang} />
            <PageText node={node} field="field_text_above_form" lang={lang} />
            {event?.Description && !node.body ? <p>{event.Description}</p> : null}
          </div>
          <div className={styles['form']} id="form">
            {form}
          </div>
        </div>
      </section>
      {children}
    </>
  );
}
