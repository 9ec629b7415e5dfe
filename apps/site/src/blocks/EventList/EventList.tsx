import { soonestFirst } from '@concierge/contract/eventAgenda';
import { swissDay } from '@concierge/contract/swissDay';
import { below } from '../../ui/text/Heading.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { BlockProps } from '../blockProps.ts';
import { Section } from '../Section.tsx';
import styles from './EventList.module.css';
import { Timetable } from './Timetable.tsx';

/** Coming events, soonest first. Only those whose EndDate is in the future (spec §7). */
export function EventList({ block, context, level }: BlockProps<'event_list'>) {
  const { items, field_title, field_link } = block;
  const today = swissDay(context.now);
  const coming = soonestFirst(items.filter(({ EndDate }) => EndDate >= today));
  return (
    <Section block={block}>
      <SectionHead block={block} link={field_link} lang={context.lang} level={level} />
      {coming.length === 0 && (
        <p className={styles['empty']}>
          {context.t.events.empty} {context.t.events.emptyHint}
        </p>
      )}
      {coming.length > 0 && (
        <Timetable events={coming} context={context} level={field_title ? below(level) : level} />
      )}
    </Section>
  );
}
