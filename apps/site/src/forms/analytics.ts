import type { Form } from '@concierge/contract/form';

type Event = Readonly<Record<string, string>>;

declare global {
  var dataLayer: unknown[] | undefined;
}

/** What a sent form tells the tag manager (spec §7): titles and names of ours, nothing of the visitor's. */
export function eventsOf(form: Pick<Form, 'type' | 'title' | 'isQuiz' | 'additionalGtmFormTitle' | 'additionalGtmFormName'>): Event[] {
  const events: Event[] = [];
  if (form.type === 'brochure') events.push({ event: 'brochureDownload' });
  if (form.type === 'webinar' || form.type === 'openhouse' || form.type === 'openculinary' || form.type === 'meet-rep') {
    events.push({ event: 'eventRegistration', title: form.additionalGtmFormTitle ?? form.title });
  }
  if (form.type === 'contact')
    events.push({ event: 'goalCompletion', goal: 'contactForm', name: form.additionalGtmFormName ?? form.title });
  if (form.isQuiz) events.push({ event: 'quizCompletion' });
  return events;
}

/** Pushes a form's events on submit. */
export function pushEvents(form: Parameters<typeof eventsOf>[0]): void {
  const events = eventsOf(form);
  if (events.length === 0) return;
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(...events);
}
