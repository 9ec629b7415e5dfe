import { visitorsToday } from './calendar.ts';
import { choicesOf } from './choices.ts';
import { controlNames } from './controlNames.ts';
import { countriesIn } from './countries.ts';
import { Field } from './Field.tsx';
import styles from './Form.module.css';
import type { FormProps } from './formProps.ts';
import { Hidden } from './Hidden.tsx';

/** The same form as plain HTML for visitors without scripts: all groups are shown, the server sorts out which count (DESIGN §4.6). */
export function PlainForm(props: FormProps) {
  const { form, lang, refused, t } = props;
  const today = visitorsToday();
  const countries = countriesIn(lang).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <form className={styles['form']} action={props.action} method="post" acceptCharset="utf-8" data-plain-form={form.type}>
      {refused && (
        <div className={styles['summary']} role="alert">
          <p>{refused.notice}</p>
        </div>
      )}
      <Hidden {...props} values={refused?.values} />
      <input type="hidden" name={controlNames.plain} value="1" />
      {form.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          choices={field.type === 'country' ? countries : choicesOf(field, form, today)}
          id={`plain-${form.id}-${field.name}`}
          error={refused?.problems.find(({ name }) => name === field.name)?.message}
          body={props.bodies[field.name]}
          binding={{ name: field.name, value: refused?.values[field.name] ?? field.value }}
          t={t}
        />
      ))}
      <button className={styles['submit']} type="submit">
        {form.submitLabel}
      </button>
    </form>
  );
}
