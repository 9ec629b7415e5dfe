import { brandTokens } from '@concierge/brands/brandTokens';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { TeaserPicture } from '../../ui/media/TeaserPicture.tsx';
import { below, Heading } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './SchoolCards.module.css';
import { schoolLink } from './schoolLink.ts';

/**
 * The schools of the group (spec §1), each on its own colour with its own mark (`[data-school]` of
 * styles/brandCss.ts).
 */
export function SchoolCards({ block, context: { lang }, level }: BlockProps<'school_cards'>) {
  const { field_items, field_title, field_text } = block;
  return (
    <Section block={block}>
      <SectionHead block={block} text={field_text} lang={lang} level={level} />
      <ul role="list" className={styles['list']}>
        {field_items.map(({ school, title, field_text: text, place, image, link }) => (
          <li
            key={school + title}
            className={styles['card']}
            data-school={school}
            data-tone="brand"
          >
            <TeaserPicture
              image={image}
              sizes="(width >= 768px) 45vw, 100vw"
              className={styles['picture']}
            />
            <div className={styles['words']}>
              <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
                <path fill="currentColor" d={brandTokens(school).gesture.mark} />
              </svg>
              <Heading level={field_title ? below(level) : level} className={styles['title']}>
                <Link link={schoolLink(school, link, lang)} lang={lang} className={styles['link']}>
                  {title}
                </Link>
              </Heading>
              {place && <p className={styles['place']}>{place}</p>}
              {text && <p className={styles['text']}>{text}</p>}
              <Icon name="arrowRight" className={styles['arrow']} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
