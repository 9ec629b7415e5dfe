import type { ProgramTeaser } from '@concierge/contract/program';
import { levelLabels } from '@concierge/contract/programLabels';
import { swissDay } from '@concierge/contract/swissDay';
import { comma } from '../../i18n/comma.ts';
import { Price } from '../../programs/Price.tsx';
import { teaserAddress } from '../../routing/brandAddress.ts';
import { Link } from '../../ui/Link.tsx';
import { TeaserPicture } from '../../ui/media/TeaserPicture.tsx';
import { Facts } from '../../ui/text/Facts.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { nextIntakeMonth, programDuration } from '../../ui/text/programFacts.ts';
import { TextIn } from '../../ui/text/TextIn.tsx';
import type { BlockContext } from '../blockProps.ts';
import styles from './ProgramList.module.css';

interface Props {
  item: ProgramTeaser;
  context: BlockContext;
  level: HeadingLevel;
}

/**
 * A programme with its picture and the four facts that everybody asks for (spec §9: price or its
 * fallback text).
 */
export function ProgramCard({ item, context: { lang, t, now }, level }: Props) {
  const { title, field_lead, image, facts } = item;
  return (
    <article className={styles['card']}>
      <TeaserPicture
        image={image}
        sizes="(width >= 768px) 50vw, 100vw"
        className={styles['picture']}
      />
      <p className={styles['level']}>
        <b>{levelLabels[lang][facts.level]}</b> {t.program.modes[facts.mode]}
      </p>
      <Heading level={level} className={styles['title']}>
        <Link link={{ url: teaserAddress(item, lang) }} lang={lang} className={styles['link']}>
          <TextIn lang={item.lang}>{title}</TextIn>
        </Link>
      </Heading>
      {field_lead && (
        <p className={styles['lead']}>
          <TextIn lang={item.lang}>{field_lead}</TextIn>
        </p>
      )}
      <Facts
        className={styles['facts']}
        facts={[
          { label: t.program.duration, value: programDuration(facts, lang, t) },
          {
            label: t.program.nextIntake,
            value: nextIntakeMonth(facts, lang, now) ?? t.program.noIntake,
          },
          {
            label: t.program.campus,
            value: facts.campuses.map((campus) => campus.title).join(comma(lang)),
          },
          {
            label: t.program.price,
            value: <Price program={item} lang={lang} t={t} today={swissDay(now)} />,
          },
        ]}
      />
    </article>
  );
}
