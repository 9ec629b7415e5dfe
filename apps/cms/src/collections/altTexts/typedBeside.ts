import type { Lang } from '@concierge/contract/lang';
import type { Texts } from './changedTexts.ts';

/** The form's own alternative text, and the language that the form is in. */
export interface FormText {
  readonly lang: Lang;
  readonly text: string;
}

/**
 * What is typed beside a form, given the form's text of then: the form's own field has the same
 * text in one language, and what is typed there later takes the place of what was typed here.
 */
export const typedBeside = (typed: Texts, then: FormText, now: FormText): Texts => {
  if (then.lang !== now.lang || then.text === now.text) return typed;
  const { [now.lang]: _, ...others } = typed;
  return others;
};
