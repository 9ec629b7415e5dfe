import styles from './Form.module.css';
import type { FormProps } from './formProps.ts';

/** What stands where the form will be, as high as the form, until the page is mounted on the client (spec §2). */
export function Skeleton({ form, t }: Pick<FormProps, 'form' | 't'>) {
  return (
    <div className={styles['skeleton']} data-form-skeleton role="status" aria-label={t.loading}>
      {form.fields
        .filter((field) => field.type !== 'hidden' && field.group === undefined)
        .map((field) => (
          <div key={field.name} className={styles['bone']} data-width={field.width} data-type={field.type} />
        ))}
    </div>
  );
}
