import type { InputHTMLAttributes } from 'react';
import type { FieldProps } from '../props/fieldProps.ts';
import { lineTypes } from '../rules/lineTypes.ts';
import { checkedValue, maxFieldLength } from '../rules/validate.ts';
import styles from './Form.module.css';
import { Select } from './Select.tsx';

/** A text input with the keyboard of the field's type. */
const textInputs: Partial<Record<FieldProps['field']['type'], InputHTMLAttributes<unknown>>> = {
  email: { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'text', inputMode: 'tel' },
};

/** The control of a field by its type (contract `fieldTypes`). */
export function Control({
  described,
  ...props
}: FieldProps & { readonly described: string | undefined }) {
  const { field, choices = [], id, error, body, today, binding, asText } = props;
  const { value, ...bound } = binding;
  const common = {
    id,
    ...bound,
    required: field.required && field.group === undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  };
  switch (field.type) {
    case 'select':
    case 'dynamic_select':
    case 'year_select':
    case 'start_date_select':
    case 'time_select':
    case 'campaign_select':
    case 'program_select':
    case 'intake_select':
    case 'country':
      return <Select {...props} common={common} />;
    case 'radio':
    case 'checkboxes':
      return (
        <div className={styles['options']}>
          {choices.map((choice, index) => (
            <label key={choice.value} className={styles['tick']}>
              <input
                {...bound}
                id={index === 0 ? id : undefined}
                type={field.type === 'radio' ? 'radio' : 'checkbox'}
                value={choice.value}
                defaultChecked={value?.split(';').includes(choice.value)}
                required={field.type === 'radio' && common.required}
                aria-invalid={common['aria-invalid']}
              />
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
      );
    case 'checkbox':
    case 'consent':
      return (
        <label className={styles['tick']}>
          <input
            {...common}
            type="checkbox"
            value={checkedValue(field)}
            defaultChecked={value === checkedValue(field)}
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: words and links only, sanitised
              by forms/props/consentHtml.ts. */}
          {body ? <span dangerouslySetInnerHTML={{ __html: body }} /> : <span>{field.label}</span>}
        </label>
      );
    case 'textarea':
      return (
        <textarea
          {...common}
          className={styles['input']}
          rows={5}
          maxLength={maxFieldLength(field)}
          placeholder={field.placeholder}
          defaultValue={value}
        />
      );
    case 'hidden':
    case 'heading':
      return null;
    default:
      return (
        <input
          {...common}
          className={styles['input']}
          type={lineTypes[field.type].input}
          {...(asText ? textInputs[field.type] : {})}
          dir={field.type === 'email' || field.type === 'phone' ? 'ltr' : undefined}
          min={field.type === 'date' ? today : undefined}
          maxLength={field.type === 'date' ? undefined : maxFieldLength(field)}
          placeholder={field.placeholder}
          autoComplete={field.autocomplete}
          defaultValue={value}
        />
      );
  }
}
