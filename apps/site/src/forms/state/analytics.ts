import { eventKindByLeadType } from '@concierge/contract/eventKinds';
import type { Form } from '@concierge/contract/form';
import type { FormProps } from '../props/formPropTypes.ts';

type Event = Readonly<Record<string, string>>;

declare global {
  var dataLayer: unknown[] | undefined;
}

/**
 * What a sent form tells the tag manager (spec §7): titles and names of ours, nothing of the
 * visitor's. A registration bears the title of its event, where one is known.
 */
export function analyticsEvents(
  form: Pick<
    Form,
    'type' | 'title' | 'isQuiz' | 'additionalGtmFormTitle' | 'additionalGtmFormName'
  >,
  eventTitle?: string,
): Event[] {
  const events: Event[] = [];
  if (form.type === 'brochure') events.push({ event: 'brochureDownload' });
  if (eventKindByLeadType[form.type]) {
    events.push({
      event: 'eventRegistration',
      title: eventTitle ?? form.additionalGtmFormTitle ?? form.title,
    });
  }
  if (form.type === 'contact')
    events.push({
      event: 'goalCompletion',
      goal: 'contactForm',
      name: form.additionalGtmFormName ?? form.title,
    });
  if (form.isQuiz) events.push({ event: 'quizCompletion' });
  return events;
}

/** Title of the event that a form is sent for: the page's own, else the one that was chosen. */
export function eventTitle(
  { form, event }: Pick<FormProps, 'form' | 'event'>,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  if (event) return event;
  const chosen = form.fields.flatMap(({ name, type }) =>
    type === 'campaign_select' ? [values[name]] : [],
  );
  return form.campaigns.find(({ Id }) => chosen.includes(Id))?.Name;
}

/** Pushes a form's events on submit. */
export function pushEvents(...sent: Parameters<typeof analyticsEvents>): void {
  const events = analyticsEvents(...sent);
  if (events.length === 0) return;
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(...events);
}
