import { numberFormat } from '../../i18n/formats.ts';
import { localeByLang } from '../../i18n/locale.ts';
import { teaserAddress } from '../../routing/brandAddress.ts';
import { Link } from '../../ui/Link.tsx';
import { TeaserPicture } from '../../ui/media/TeaserPicture.tsx';
import { Facts } from '../../ui/text/Facts.tsx';
import { below, Heading } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import { TextIn } from '../../ui/text/TextIn.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './CampusList.module.css';

/** Campuses, each with its altitude as a figure: the picture changes sides from one to the next. */
export function CampusList({ block, context: { lang, t }, level }: BlockProps<'campus_list'>) {
  const { items, field_title, field_text } = block;
  const number = numberFormat(localeByLang[lang]);
  const metres = t.campus.metres.split('{n}');
  return (
    <Section block={block}>
      <SectionHead block={block} text={field_text} lang={lang} level={level} />
      <ul role="list" className={styles['list']}>
        {items.map(({ title, lang: own, alias, host_brand, field_lead, image, facts }) => (
          <li key={alias}>
            <article className={styles['campus']}>
              <TeaserPicture
                image={image}
                sizes="(width >= 768px) 60vw, 100vw"
                className={styles['picture']}
              />
              {facts.altitude && (
                <p className={styles['altitude']}>
                  {metres[0]}
                  <b>{number.format(facts.altitude)}</b>
                  {metres[1]}
                </p>
              )}
              <div className={styles['words']}>
                <Heading level={field_title ? below(level) : level} className={styles['title']}>
                  <Link
                    link={{ url: teaserAddress({ alias, host_brand }, lang) }}
                    lang={lang}
                    className={styles['link']}
                  >
                    <TextIn lang={own}>{title}</TextIn>
                  </Link>
                </Heading>
                {field_lead && (
                  <p className={styles['lead']}>
                    <TextIn lang={own}>{field_lead}</TextIn>
                  </p>
                )}
                <Facts
                  facts={[
                    {
                      label: t.campus.students,
                      value: facts.students && number.format(facts.students),
                    },
                    {
                      label: t.campus.nationalities,
                      value: facts.nationalities && number.format(facts.nationalities),
                    },
                    { label: t.campus.gettingHere, value: facts.travel[0] },
                  ]}
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
