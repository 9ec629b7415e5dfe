import type { CaptchaProvider } from '@concierge/contract/captchaProviders';
import type { Form } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import type { FormStrings } from '../../i18n/types.ts';
import type { Problem } from '../rules/validate.ts';

export type FormKind = 'lead' | 'visit' | 'livechat';

/** What came back of a refused submission, so that nothing typed is lost (docs/architecture.md). */
export interface Refused {
  /** Message for the whole form. */
  readonly notice: string;
  readonly problems: readonly Problem[];
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Everything that a form is drawn and sent from; plain data, made on the server by
 * `forms/props/formProps.ts`.
 */
export interface FormProps {
  readonly kind: FormKind;
  readonly form: Form;
  /** Sanitised HTML of consent texts by field name. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Where it is posted to: our intake, or the foreign address of the environment (spec §7). */
  readonly action: string;
  readonly foreign: boolean;
  readonly lang: Lang;
  /** Hidden lead fields that the server knows (spec §3). */
  readonly hidden: Readonly<Record<string, string>>;
  readonly context: string;
  /** Title of the event that the page is about. */
  readonly event?: string;
  readonly captcha: {
    readonly provider: CaptchaProvider;
    readonly sitekey: string;
    readonly size: CaptchaSize;
  };
  readonly t: FormStrings;
  /** Values of fields that the page's address answers. */
  readonly answers: Readonly<Record<string, string>>;
  /** With the form's own page: the address at which a refusal is read is that of the intake. */
  readonly refused?: Refused & { readonly path: string };
}

/** Sizes of the captcha (spec §9). */
export type CaptchaSize = 'compact' | 'normal' | 'invisible';
