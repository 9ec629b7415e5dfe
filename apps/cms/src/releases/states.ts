import type { AdminLang } from '../i18n/adminLang.ts';
import type { Said } from '../i18n/say.ts';

/** How a release stands. One without an instant is planned until somebody publishes it. */
export type ReleaseState = 'planned' | 'published' | 'refused';

export const stateOptions = [
  { value: 'planned', label: 'Planned' },
  { value: 'published', label: 'Published' },
  { value: 'refused', label: 'Not published' },
] satisfies { value: ReleaseState; label: string }[];

/** A document of a release, as a relationship to several collections stores it. */
export interface Released {
  readonly relationTo: 'pages';
  readonly value: number;
}

/** Why a release was not published; `refusalTexts` says each in words. */
type RefusalReason = keyof typeof refusalTexts;

export const refusalTexts = {
  empty: 'The release has no document.',
  account: 'The account of {by} is gone.',
  gone: 'It was deleted.',
  access: '{by} may not publish it.',
  review: 'It waits for review.',
  sentBack: 'It was sent back by a reviewer.',
  changed: '{by} changed it after it was planned and may not publish; nobody has approved that.',
  invalid: 'It is not fit to be published: {detail}',
  failed: 'The system failed to publish it.',
} as const satisfies Record<string, Said>;

/** What kept a release from being published. */
export interface ReleaseRefusal {
  readonly reason: RefusalReason;
  /** None where the release itself is at fault. */
  readonly document?: Released;
  /** E-mail address of the account that the reason is about; empty for an import. */
  readonly by?: string;
  /** What a validation said, in each language of the admin or in one of them. */
  readonly detail?: string | Partial<Record<AdminLang, string>>;
}
