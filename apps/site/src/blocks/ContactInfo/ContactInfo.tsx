import { Link } from '../../ui/Link.tsx';
import { Breakable } from '../../ui/text/Breakable.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './ContactInfo.module.css';

/** How to reach a team: what to dial or write is the large type. */
export const ContactInfo = ({ block, context: { lang }, level }: BlockProps<'contact_info'>) => (
  <Section block={block}>
    <SectionHead block={block} text={block.field_text} lang={lang} level={level} />
    <dl className={styles['list']}>
      {block.field_items.map(({ label, title, url }) => (
        <div key={label + title} className={styles['item']}>
          <dt>{label}</dt>
          <dd>
            {url ? (
              <Link link={{ url }} lang={lang}>
                <bdi>
                  <Breakable text={title} />
                </bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);
