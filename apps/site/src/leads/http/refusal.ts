import type { Form } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import type { FormContext } from '../../forms/props/formContext.ts';
import type { Problem } from '../../forms/rules/validate.ts';

/**
 * Why a submission was not taken, with all that the visitor needs to send it again
 * (docs/architecture.md).
 */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 429 | 503;
  readonly lang: Lang;
  readonly notice: string;
  readonly problems: readonly Problem[];
  /** What the visitor wrote; never logged, never cached. */
  readonly values: Readonly<Record<string, string>>;
  /** The backend's definition of the form, where it is known. */
  readonly form?: Form;
  /** Path and query of the page it stood on; only claimed, so nothing is signed for it. */
  readonly path?: string;
  /** What that page signed, where it is ours. */
  readonly signed?: FormContext;
  readonly retryAfter?: number;
}

export type Outcome =
  | {
      readonly kind: 'accepted';
      readonly reference: string;
      /** Where the visitor is taken. */
      readonly location: string;
      /** Our own page with the reference, which is shown also while the backend is away. */
      readonly received: string;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
