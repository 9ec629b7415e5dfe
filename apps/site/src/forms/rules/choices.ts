import type { Campaign } from '@concierge/contract/campaign';
import { countryCodes } from '@concierge/contract/countryCodes';
import { eventKindByLeadType } from '@concierge/contract/eventKinds';
import type { Form, FormField } from '@concierge/contract/form';
import { calendarYear, type Day } from './calendar.ts';
import { campaignChoices, type EventWords } from './campaignChoices.ts';
import type { LineType } from './lineTypes.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Times of day of a visit: every 30 minutes from 08:00 to 15:30 (spec §9). */
export const visitTimes: readonly string[] = Array.from(
  { length: 16 },
  (_, half) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

/**
 * Campaigns that a form lists: of its kind, not called off, with an EndDate in the future, its
 * whole day counted (spec §5, §7).
 */
export function openCampaigns(form: Pick<Form, 'type' | 'campaigns'>, today: Day): Campaign[] {
  const kind = eventKindByLeadType[form.type];
  return form.campaigns.filter(
    (campaign) =>
      campaign.EndDate >= today && !campaign.cancelled && (!kind || campaign.kind === kind),
  );
}

const countryChoices: readonly Choice[] = countryCodes.map((code) => ({
  value: code,
  label: code,
}));

/** Types that nothing is chosen in; the compiler asks of a new type whether it is one. */
type WithoutChoices = LineType | 'checkbox' | 'textarea' | 'consent' | 'hidden' | 'heading';

const yearIn = (choice: Choice): number | undefined => {
  const found = /\b(20\d\d)\b/.exec(choice.value) ?? /\b(20\d\d)\b/.exec(choice.label);
  return found ? Number(found[1]) : undefined;
};

/**
 * What a visitor can choose of in a field; undefined where the field is not a choice. Years that
 * have begun are dropped (spec §5); a programme's start can be chosen until its deadline (spec
 * §10.35). `words` are those of events, where a person reads them.
 */
export function fieldChoices(
  field: FormField,
  form: Pick<Form, 'type' | 'campaigns'>,
  today: Day,
  words?: EventWords,
): readonly Choice[] | undefined {
  switch (field.type) {
    case 'select':
    case 'dynamic_select':
    case 'program_select':
    case 'radio':
    case 'checkboxes':
      return field.options;
    case 'year_select':
    case 'start_date_select':
      return field.options.filter(
        (choice) => (yearIn(choice) ?? Number.POSITIVE_INFINITY) > calendarYear(today),
      );
    case 'intake_select':
      return field.options.filter(({ until = today }) => until >= today);
    case 'time_select':
      return field.options.length > 0
        ? field.options
        : visitTimes.map((time) => ({ value: time, label: time }));
    case 'country':
      return countryChoices;
    case 'campaign_select':
      return campaignChoices(openCampaigns(form, today), words);
    default:
      return void (field.type satisfies WithoutChoices);
  }
}
