import { below } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import styles from './ProgramList.module.css';
import { ProgramTable } from './ProgramTable.tsx';

/** Programmes of a saved query: cards set off against each other, or one table of facts. */
export function ProgramList({ block, context, level }: BlockProps<'program_list'>) {
  const { items, field_title, field_text, field_link, field_variant } = block;
  const { lang, t } = context;
  return (
    <Section block={block}>
      <SectionHead block={block} text={field_text} link={field_link} lang={lang} level={level} />
      {items.length === 0 && <p className={styles['empty']}>{t.finder.empty}</p>}
      {items.length > 0 && field_variant === 'table' && (
        <ProgramTable items={items} context={context} label={field_title ?? t.finder.title} />
      )}
      {items.length > 0 && field_variant === 'cards' && (
        <ul role="list" className={styles['cards']}>
          {items.map((item) => (
            <li key={item.alias}>
              <ProgramCard
                item={item}
                context={context}
                level={field_title ? below(level) : level}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
