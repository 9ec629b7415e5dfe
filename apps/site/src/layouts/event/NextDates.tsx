import type { Campaign } from '@concierge/contract/campaign';
import { soonestFirst } from '@concierge/contract/eventAgenda';
import type { PageNode } from '@concierge/contract/node';
import { swissDay } from '@concierge/contract/swissDay';
import type { PageContext } from '../../content/pageContext.ts';
import { openCampaigns } from '../../forms/rules/choices.ts';
import { EventWhen } from '../../ui/dates/EventWhen.tsx';
import { venueAddress } from '../../ui/dates/eventPlace.ts';
import { Link } from '../../ui/Link.tsx';
import { Facts } from '../../ui/text/Facts.tsx';
import { TextIn } from '../../ui/text/TextIn.tsx';

/** As many as are taken in at a glance; the form lists all. */
const shown = 5;

/**
 * The info block of a standing webinar, open-day or meeting page (spec §2): the next dates of its
 * kind with their places. Nothing where none is planned.
 */
export function NextDates({ context, node }: { context: PageContext; node: PageNode }) {
  const { lang, t } = context;
  const form = node.field_webform_dynamic_paragraph;
  const next = form
    ? soonestFirst(openCampaigns(form, swissDay()).filter(({ kind }) => kind === node.type)).slice(
        0,
        shown,
      )
    : [];
  if (next.length === 0) return null;
  return (
    <Facts
      look="lines"
      facts={next.map((event) => ({
        key: event.Id,
        label: onsiteAddress(event) || t.events.attendance[event.attendance],
        value: (
          <>
            {event.alias ? (
              <Link link={{ url: event.alias }} lang={lang}>
                <TextIn lang={event.lang}>{event.Name}</TextIn>
              </Link>
            ) : (
              <TextIn lang={event.lang}>{event.Name}</TextIn>
            )}
            <br />
            <EventWhen event={event} date_type={2} lang={lang} t={t} />
          </>
        ),
      }))}
    />
  );
}

const onsiteAddress = (event: Campaign): string =>
  event.attendance === 'online' ? '' : venueAddress(event);
