import type { FormField } from '@concierge/contract/form';
import { format } from '../i18n/format.ts';
import { Field } from './fields/Field.tsx';
import styles from './fields/Form.module.css';
import { Hidden } from './fields/Hidden.tsx';
import type { FormProps } from './props/formPropTypes.ts';
import { earliestToday, visitorsToday } from './rules/calendar.ts';
import { fieldChoices } from './rules/choices.ts';
import { controlNames } from './rules/controlNames.ts';
import { presetValue } from './rules/presetValue.ts';
import { countriesIn } from './state/countries.ts';

/** All groups are shown, so a start date says for which programmes it is. */
function withPrograms(field: FormField, { fields }: FormProps['form'], t: FormProps['t']) {
  if (field.type !== 'intake_select') return field;
  const programs = fields
    .flatMap(({ options }) => options)
    .filter(({ groups }) => field.group !== undefined && groups.includes(field.group))
    .map(({ label }) => label);
  return { ...field, help: format(t.forPrograms, { programs: programs.join('; ') }) };
}

/**
 * The same form as plain HTML for visitors without scripts: all groups are shown, the server sorts
 * out which count (ADR 13).
 */
export function PlainForm(props: FormProps) {
  const { form, lang, refused, t } = props;
  const today = visitorsToday();
  // The page is kept for days and read in every zone: no visitor's today may be refused.
  const earliest = earliestToday();
  const countries = countriesIn(lang).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <form
      className={styles['form']}
      action={props.action}
      method="post"
      acceptCharset="utf-8"
      data-plain-form={form.type}
    >
      {refused && (
        // Without scripts nothing else would bring the page to what is wrong.
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was just sent.
        <div className={styles['summary']} role="alert" tabIndex={-1} autoFocus>
          <p>{refused.notice}</p>
        </div>
      )}
      <Hidden {...props} values={refused?.values} />
      <input type="hidden" name={controlNames.plain} value="1" />
      {form.fields
        .map((each) => withPrograms(each, form, t))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            choices={
              field.type === 'country'
                ? countries
                : fieldChoices(field, form, today, { lang, ...t.event })
            }
            id={`plain-${form.id}-${field.name}`}
            error={refused?.problems.find(({ name }) => name === field.name)?.message}
            asText={form.type === 'livechat'}
            body={props.bodies[field.name]}
            today={earliest}
            binding={{ name: field.name, value: refused?.values[field.name] ?? presetValue(field) }}
            t={t}
          />
        ))}
      <button className={styles['submit']} type="submit">
        {form.submitLabel}
      </button>
    </form>
  );
}
