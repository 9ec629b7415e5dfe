import { textDirection } from '@concierge/contract/lang';
import { RichText } from '../../ui/text/RichText.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { NodeHead } from '../parts/NodeHead.tsx';
import { PageText } from '../parts/PageText.tsx';
import styles from './ApplyLayout.module.css';

/**
 * The apply page (spec §2, form pages): title, body, side cards with pretitle, title and text, and
 * the form.
 */
export function ApplyLayout({ context, node, tone, form, children }: LayoutProps) {
  const { lang } = context;
  return (
    <>
      <NodeHead context={context} node={node} tone={tone} pictured={false} />
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
