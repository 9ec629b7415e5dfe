import { counter } from '@concierge/server/metrics/metrics';

const submissions = counter({
  name: 'concierge_submissions_total',
  help: 'Forms that were sent, by brand and status of the answer; subscriptions only as 429.',
  labelNames: ['brand', 'status'],
});
const captcha = counter({
  name: 'concierge_captcha_total',
  help: 'Submissions by what their captcha said: passed, held for a person, or missing.',
  labelNames: ['result'],
});

/** Counts an answer to a form; 303 is the one that took it, 429 one of too many. */
export const countSubmission = (brand: string, status: number): void =>
  submissions.inc({ brand, status });

/** Counts what spoke for a person. */
export const countCaptcha = (result: 'passed' | 'held' | 'missing'): void =>
  captcha.inc({ result });
