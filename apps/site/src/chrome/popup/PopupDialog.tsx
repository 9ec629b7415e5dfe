import type { Lang } from '@concierge/contract/lang';
import type { Popup } from '@concierge/contract/popup';
import type { FormProps } from '../../forms/formProps.ts';
import { RichText } from '../../ui/RichText.tsx';
import styles from './Popup.module.css';

interface Props {
  popup: Popup;
  form: FormProps;
  lang: Lang;
  /** Name of the dialog, and of the button that closes it. */
  label: string;
  close: string;
}

/** What opens: the dialog, and its form as data for the island that the pages' forms are too (spec §4). */
export const PopupDialog = ({ popup, form, lang, label, close }: Props) => (
  <dialog className={styles['popup']} aria-label={label}>
    <form method="dialog">
      <button type="submit" className={styles['close']} aria-label={close}>
        ×
      </button>
    </form>
    <h2>{popup.field_heading}</h2>
    {popup.field_description && <RichText text={popup.field_description} lang={lang} />}
    {popup.field_attribute.length > 0 && (
      <ul>
        {popup.field_attribute.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    <div data-form-slot={form.form.type} data-form={JSON.stringify(form)} />
  </dialog>
);
