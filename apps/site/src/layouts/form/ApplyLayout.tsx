import { RichText } from '../../ui/text/RichText.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { opensWithHero } from '../openingTone.ts';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './ApplyLayout.module.css';

/**
 * The apply page (spec §2, form pages): title, body, side cards with pretitle, title and text, and
 * the form.
 */
export function ApplyLayout({ context, node, form, children }: LayoutProps) {
  const { lang } = context;
  return (
    <>
      {opensWithHero(node) ? null : (
        <PageHead
          context={context}
          tone="tint"
          title={node.title}
          pretitle={node.field_pretitle}
          lead={node.field_lead}
          trail={node.breadcrumbs}
        />
      )}
      <section className={styles['apply']} data-tone="paper">
        <div className={`wrap grid ${styles['body']}`}>
          <div className={styles['main']}>
            {node.body ? <RichText text={node.body} lang={lang} level={2} /> : null}
            {node.field_application_body ? (
              <RichText text={node.field_application_body} lang={lang} level={2} />
            ) : null}
            {node.field_text_above_form ? (
              <RichText text={node.field_text_above_form} lang={lang} level={2} />
            ) : null}
            <div id="form">{form}</div>
          </div>
          {node.field_side_cards.length > 0 ? (
            <aside className={styles['side']}>
              {node.field_side_cards.map((card) => (
                <section key={card.title}>
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
