import styles from './Form.module.css';
import type { FormProps } from './formProps.ts';

/**
 * What stands where the form will be, as high as the form, until the page is mounted on the client (spec §2). Should its script never come, a way to the
 * plain form appears after some seconds: no enquiry may depend on a file that did not arrive.
 */
export function Skeleton({ form, t, context }: Pick<FormProps, 'form' | 't' | 'context'>) {
  return (
    <div className={styles['skeleton']} data-form-skeleton role="status" aria-label={t.loading}>
      {form.fields
        .filter((field) => field.type !== 'hidden' && field.group === undefined)
        .map((field) => (
          <div key={field.name} className={styles['bone']} data-width={field.width} data-type={field.type} />
        ))}
      <p className={styles['late']}>
        <a href={`/leads/form?context=${context}`}>{t.plainForm}</a>
      </p>
    </div>
  );
}
