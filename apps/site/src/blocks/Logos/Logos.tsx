import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './Logos.module.css';

/** Partners, employers, accreditations in a ruled table; a name in type where there is no logo. */
export const Logos = ({ block, context: { lang }, level }: BlockProps<'logos'>) => (
  <Section block={block}>
    <SectionHead block={block} lang={lang} level={level} />
    <ul role="list" className={styles['list']}>
      {block.field_items.map(({ title, image, url }) => {
        const logo = image ? (
          <Picture
            image={{ ...image, alt: image.alt || title, type: 'logo' }}
            sizes="200px"
            small
            className={styles['logo']}
          />
        ) : (
          <span>{title}</span>
        );
        return (
          <li key={title} className={styles['cell']}>
            {url ? (
              <Link link={{ url }} lang={lang}>
                {logo}
              </Link>
            ) : (
              logo
            )}
          </li>
        );
      })}
    </ul>
  </Section>
);
