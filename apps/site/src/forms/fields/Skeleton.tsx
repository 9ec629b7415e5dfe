import type { FormField } from '@concierge/contract/form';
import type { FormProps } from '../props/formPropTypes.ts';
import { shownFields } from '../rules/groups.ts';
import styles from './Form.module.css';

/**
 * What stands where the form will be until the page is mounted on the client (spec §2): its words
 * in their places and a line for each control, so that nothing moves when the form comes. Should
 * its script never come, a way to the plain form appears after some seconds: no enquiry may depend
 * on a file that did not arrive.
 */
export function Skeleton({ kind, form, t, context, bodies }: FormProps) {
  const initial = (name: string) => form.fields.find((field) => field.name === name)?.value;
  return (
    <div className={styles['skeleton']} data-form-skeleton role="status" aria-label={t.loading}>
      {kind !== 'livechat' && (
        <p className={styles['note']} aria-hidden="true">
          {t.requiredNote}
        </p>
      )}
      {/* Where the form says what is wrong. */}
      <div />
      {shownFields(form, initial)
        .filter(({ type }) => type !== 'hidden')
        .map((field) =>
          field.type === 'heading' ? (
            <h3 key={field.name} className={styles['heading']} inert>
              {field.label}
            </h3>
          ) : (
            <div key={field.name} className={styles['field']} data-width={field.width} inert>
              <Bone field={field} body={bodies[field.name]} t={t} />
            </div>
          ),
        )}
      <div className={styles['captcha']} />
      <p className={styles['late']}>
        <a href={`/leads/form?context=${context}`}>{t.plainForm}</a>
      </p>
    </div>
  );
}

function Bone({
  field,
  body,
  t,
}: {
  field: FormField;
  body: string | undefined;
  t: FormProps['t'];
}) {
  if (field.type === 'checkbox' || field.type === 'consent')
    return <Tick html={body} label={field.label} />;
  return (
    <>
      <span className={styles['label']}>
        {field.label}
        {!field.required && <span className={styles['optional']}> ({t.optional})</span>}
      </span>
      {field.type === 'radio' || field.type === 'checkboxes' ? (
        <span className={styles['options']}>
          {field.options.map(({ value, label }) => (
            <Tick key={value} label={label} />
          ))}
        </span>
      ) : (
        <span className={styles['bone']} data-type={isChosen(field) ? 'select' : field.type} />
      )}
      {field.help && <span className={styles['help']}>{field.help}</span>}
    </>
  );
}

const isChosen = ({ type }: FormField) => type === 'country' || type.endsWith('select');

const Tick = ({ html, label }: { html?: string | undefined; label: string }) => (
  <span className={styles['tick']}>
    <span className={styles['box']} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: words and links only, sanitised by
        forms/props/consentHtml.ts. */}
    {html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : <span>{label}</span>}
  </span>
);
