import type { Lang } from '@concierge/contract/lang';
import type { Popup } from '@concierge/contract/popup';
import type { FormProps } from '../../forms/props/formPropTypes.ts';
import { cx } from '../../ui/cx.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import styles from './Popup.module.css';

interface Props {
  popup: Popup;
  form: FormProps;
  lang: Lang;
  /** Name of the dialog, and of the button that closes it. */
  label: string;
  close: string;
}

/**
 * What opens: the dialog, and its form as data for the island that the pages' forms are too (spec
 * §4). Its attributes are class names (spec §10.22).
 */
export const PopupDialog = ({ popup, form, lang, label, close }: Props) => (
  <dialog className={cx(styles['popup'], ...popup.field_attribute)} aria-label={label}>
    <form method="dialog">
      <button type="submit" className={styles['close']} aria-label={close}>
        ×
      </button>
    </form>
    <h2>{popup.field_heading}</h2>
    {popup.field_description && <RichText text={popup.field_description} lang={lang} />}
    <div data-form-slot={form.form.type} data-form={JSON.stringify(form)} />
  </dialog>
);
