import type { FormProps } from '../props/formPropTypes.ts';
import { controlNames } from '../rules/controlNames.ts';
import styles from './Form.module.css';

/**
 * The hidden fields of a form: those of spec §3, the editors' own, the page's sealed words, and the
 * trap for bots.
 */
export function Hidden({
  hidden,
  form,
  context,
  t,
  values,
  zone = '',
}: FormProps & {
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The visitor's time zone, once it is known. */
  readonly zone?: string | undefined;
}) {
  const editors = form.fields.filter(
    (field) => field.type === 'hidden' && !Object.hasOwn(hidden, field.name),
  );
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={name === 'Timezone' ? zone : (values?.[name] ?? value)}
        />
      ))}
      {editors.map((field) => (
        <input key={field.name} type="hidden" name={field.name} defaultValue={field.value ?? ''} />
      ))}
      <input type="hidden" name={controlNames.context} defaultValue={context} />
      <label className={styles['trap']} aria-hidden="true">
        {t.honeypot}
        <input type="text" name={controlNames.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
