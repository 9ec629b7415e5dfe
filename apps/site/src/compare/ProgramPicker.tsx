import type { ProgramTeaser } from '@concierge/contract/program';
import type { PageContext } from '../content/pageContext.ts';
import { siteLink } from '../routing/link.ts';
import { SubmitButton } from '../ui/Button.tsx';
import styles from './Comparison.module.css';
import { maxCompared } from './maxCompared.ts';

interface Props {
  readonly context: Pick<PageContext, 'lang' | 't'>;
  /** Every programme that can be compared. */
  readonly offered: readonly ProgramTeaser[];
  /** Those that are compared already, which stay. */
  readonly compared: readonly ProgramTeaser[];
}

/**
 * Chooses one more programme, or the first two, without leaving the comparison; needs no scripts.
 */
export function ProgramPicker({ context: { lang, t }, offered, compared }: Props) {
  const left = offered.filter(({ alias }) => !compared.some((one) => one.alias === alias));
  if (compared.length >= maxCompared || left.length === 0) return null;
  const places = compared.length === 0 ? ['1', '2'] : [''];
  return (
    <form
      className={styles['picker']}
      method="get"
      action={siteLink('/compare/', lang)}
      data-picker=""
    >
      {compared.map(({ alias }) => (
        <input key={alias} type="hidden" name="p" value={alias} />
      ))}
      {places.map((place) => (
        <label key={place}>
          <span>{`${t.compare.pickOne} ${place}`.trim()}</span>
          <select name="p" required defaultValue="">
            <option value="" disabled>
              {t.form.choose}
            </option>
            {left.map(({ alias, title, lang: own }) => (
              <option key={alias} value={alias} lang={own}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <SubmitButton>
        {compared.length === 0 ? t.compare.compareButton : t.compare.addButton}
      </SubmitButton>
    </form>
  );
}
