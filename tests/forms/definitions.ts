import type { BrandCode } from '@concierge/brands/brands';
import {
  type Form,
  type FormField,
  formsAnswerSchema,
  type LeadType,
} from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { formDefinition } from '../../apps/site/src/forms/rules/dedicated.ts';
import { formStrings } from '../../apps/site/src/i18n/strings.ts';
import { bearer } from '../leadsSecret.ts';
import { cmsOrigin } from '../product.ts';

/**
 * A brand's forms in a language, as they are in force on its site, by lead type; a quiz stands
 * beside the form of its type.
 */
export async function fetchForms(code: BrandCode, lang: Lang): Promise<Map<LeadType, Form>> {
  const { forms } = formsAnswerSchema.parse(
    await (
      await fetch(`${cmsOrigin}/api/form-definitions?brand=${code}`, { headers: bearer() })
    ).json(),
  );
  const around = {
    t: formStrings(lang),
    today: new Date().toISOString().slice(0, 10),
    schools: [],
    school: code === 'SEG' ? undefined : code,
  };
  const ofBrand = forms.filter(
    ({ brand, lang: own, form }) => brand === code && own === lang && !form.isQuiz,
  );
  return new Map(ofBrand.map(({ form }) => [form.type, formDefinition(form, around)]));
}

/** Fields that a visitor sees before any choice is made. */
const atFirst = ({ fields }: Form): FormField[] =>
  fields.filter(
    ({ type, group }) => type !== 'hidden' && type !== 'heading' && group === undefined,
  );

/** The messages of a form that is sent empty, in the order of its fields. */
export function messagesWhenEmpty(form: Form, lang: Lang): string[] {
  const empty = atFirst(form).filter(
    ({ required, value, type }) =>
      required && (value === undefined || type === 'consent' || type === 'checkbox'),
  );
  return empty.map(
    ({ label, requiredError }) =>
      `${label}: ${requiredError || formStrings(lang).problems.required}`,
  );
}

/** The fields whose text must have a form, with the message where it has not. */
export function patternFields(form: Form, lang: Lang): { name: string; message: string }[] {
  const typed = atFirst(form).filter(({ type }) => type === 'email' || type === 'phone');
  return typed.map(({ name, label, patternError }) => ({
    name,
    message: `${label}: ${patternError || formStrings(lang).problems.pattern}`,
  }));
}
