import { TeaserPicture } from '../../ui/media/TeaserPicture.tsx';
import { below, Heading } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './People.module.css';
import { personInitials } from './personInitials.ts';

/** Members of a team; initials where there is no portrait. */
export const People = ({ block, context: { lang }, level }: BlockProps<'people'>) => (
  <Section block={block}>
    <SectionHead block={block} lang={lang} level={level} />
    <ul role="list" className={styles['list']}>
      {block.field_items.map(({ name, role, field_text, image }) => (
        <li key={name} className={styles['person']}>
          <TeaserPicture
            image={image}
            sizes="(width >= 992px) 25vw, 50vw"
            text={personInitials(name)}
            className={styles['picture']}
          />
          <Heading level={block.field_title ? below(level) : level} className={styles['name']}>
            {name}
          </Heading>
          {role && <p className={styles['role']}>{role}</p>}
          {field_text && <p className={styles['text']}>{field_text}</p>}
        </li>
      ))}
    </ul>
  </Section>
);
