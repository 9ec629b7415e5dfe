import { textDirection } from '@concierge/contract/lang';
import { RichText } from '../../ui/text/RichText.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { opensWithHero } from '../opensWithHero.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { PageText } from '../parts/PageText.tsx';
import { pageLine } from '../parts/pageLine.tsx';
import styles from './ApplyLayout.module.css';

/**
 * The apply page (spec §2, form pages): title, body, side cards with pretitle, title and text, and
 * the form.
 */
export function ApplyLayout({ context, node, tone, form, children }: LayoutProps) {
  const { lang } = context;
  return (
    <>
      {opensWithHero(node) ? null : (
        <PageHead
          context={context}
          tone={tone}
          title={node.title}
          pretitle={pageLine(node, 'field_pretitle')}
          lead={pageLine(node, 'field_lead')}
          trail={node.breadcrumbs}
        />
      )}
      <section className={styles['apply']} data-tone="paper">
        <div className={`wrap grid ${styles['body']}`}>
          <div className={styles['main']}>
            <PageText node={node} field="body" lang={lang} />
            <PageText node={node} field="field_application_body" lang={lang} />
            <PageText node={node} field="field_text_above_form" lang={lang} />
            <div id="form">{form}</div>
          </div>
          {node.field_side_cards.length > 0 ? (
            <aside className={styles['side']}>
              {node.field_side_cards.map((card) => (
                <section
                  key={card.title}
                  lang={card.lang}
                  dir={card.lang && textDirection(card.lang)}
                >
                  {card.field_pretitle ? (
                    <p className={styles['pretitle']}>{card.field_pretitle}</p>
                  ) : null}
                  <h2>{card.title}</h2>
                  {card.text ? <RichText text={card.text} lang={lang} level={3} /> : null}
                </section>
              ))}
            </aside>
          ) : null}
        </div>
      </section>
      {children}
    </>
  );
}
