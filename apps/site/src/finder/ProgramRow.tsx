import { nextIntake } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { ProgramTeaser } from '@concierge/contract/program';
import { levelLabels } from '@concierge/contract/programLabels';
import { format } from '../i18n/format.ts';
import { monthFormat } from '../i18n/formats.ts';
import { plural } from '../i18n/plural.ts';
import type { Strings } from '../i18n/types.ts';
import { Price } from '../programs/Price.tsx';
import { teaserAddress } from '../routing/brandAddress.ts';
import { SchoolName } from '../ui/text/SchoolName.tsx';
import { TextIn } from '../ui/text/TextIn.tsx';
import styles from './Finder.module.css';

interface Props {
  readonly program: ProgramTeaser;
  readonly lang: Lang;
  readonly t: Strings;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The form that its check box belongs to. */
  readonly compareForm: string;
}

/**
 * A programme as a line of the finder: what it is, where, how long, when, how much, and a box to
 * compare it.
 */
export function ProgramRow({ program, lang, t, today, compareForm }: Props) {
  const { id, title, alias, field_lead, facts } = program;
  const intake = nextIntake(facts.intakes, today);
  const date = (value: string) => monthFormat(lang).format(new Date(value));
  return (
    <li className={styles['row']}>
      <p className={styles['kind']}>
        {levelLabels[lang][facts.level]} · <SchoolName school={facts.school} lang={lang} />
      </p>
      <h2>
        <a href={teaserAddress(program, lang)}>
          <TextIn lang={program.lang}>{title}</TextIn>
        </a>
      </h2>
      {field_lead && (
        <p className={styles['lead']}>
          <TextIn lang={program.lang}>{field_lead}</TextIn>
        </p>
      )}
      <dl>
        <div>
          <dt>{t.program.duration}</dt>
          <dd>{plural(lang, t.dates.months, facts.duration_months)}</dd>
        </div>
        <div>
          <dt>{t.program.nextIntake}</dt>
          <dd>{intake ? date(intake.date) : t.program.noIntake}</dd>
        </div>
        <div>
          <dt>{t.program.price}</dt>
          <dd>
            <Price program={program} lang={lang} t={t} today={today} />
          </dd>
        </div>
      </dl>
      <label className={styles['compare']}>
        <input
          type="checkbox"
          name="p"
          value={alias}
          form={compareForm}
          data-program={id ?? alias}
          aria-label={format(t.compare.addTitled, { title })}
        />
        <span>{t.compare.add}</span>
      </label>
    </li>
  );
}
