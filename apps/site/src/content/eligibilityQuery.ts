import type { Applicant } from '@concierge/contract/applicant';
import type { Eligibility } from '@concierge/contract/eligibility';

/** The result of “Can I apply?” that a form page sends along with a lead. */
export interface EligibilityQuery {
  readonly title: string;
  readonly applicant: Applicant;
  readonly answer: Eligibility;
  /** The query string that carries it, beginning with `?`. */
  readonly query: string;
  /** The same for admissions, in English. */
  readonly note: string;
  /** Values of form fields that were answered already. */
  readonly presets: Readonly<Record<string, string>>;
}
