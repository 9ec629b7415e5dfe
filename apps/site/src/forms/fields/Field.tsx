import type { FieldProps } from '../props/fieldProps.ts';
import { Control } from './Control.tsx';
import styles from './Form.module.css';

/** One field with its label, help and error, each linked to the control (spec §5). */
export function Field(props: FieldProps) {
  const { field, id, error, quiet, t } = props;
  if (field.type === 'heading') return <h3 className={styles['heading']}>{field.label}</h3>;
  if (field.type === 'hidden') return null;
  const help = field.help ? `${id}-help` : undefined;
  const problem = error && !quiet ? `${id}-error` : undefined;
  const described = [help, problem].filter(Boolean).join(' ') || undefined;
  const several = field.type === 'radio' || field.type === 'checkboxes';
  const tick = field.type === 'checkbox' || field.type === 'consent';
  const Box = several ? 'fieldset' : 'div';
  const Label = several ? 'legend' : 'label';
  return (
    <Box
      className={styles['field']}
      data-width={field.width}
      data-invalid={error ? '' : undefined}
      aria-describedby={several ? described : undefined}
    >
      {!tick && (
        <Label className={styles['label']} {...(several ? {} : { htmlFor: id })}>
          {field.label}
          {!field.required && <span className={styles['optional']}> ({t.optional})</span>}
        </Label>
      )}
      <Control {...props} described={several ? undefined : described} />
      {field.help && (
        <p className={styles['help']} id={help}>
          {field.help}
        </p>
      )}
      {!quiet && (
        <p className={styles['error']} id={problem} data-error={field.name} hidden={!error}>
          {error}
        </p>
      )}
    </Box>
  );
}
