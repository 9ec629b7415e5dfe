'use client';
import { shippedTokens } from '@concierge/brands/brandTokens';
// Client because it follows what is typed into the colours; wakes with the form of a brand.
import { colorsFrom, minContrast } from '@concierge/brands/colorsFrom';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { useSay } from '../../i18n/useSay.ts';
import { contrastText, soundColors, unreadableBrandPairs } from '../colorFields.ts';
import styles from './ContrastNote.module.css';

/** What the colours are tried on. */
const letters = 'Aa';
const seeds = ['brand', 'accent', 'ink', 'paper', 'tint'] as const;

/**
 * Shows a brand's colours as they are typed, and says which pairs could not be read; those are
 * refused when the brand is saved.
 */
export function ContrastNote() {
  const typed = useFormFields(([fields]) =>
    JSON.stringify([
      fields['code']?.value ?? '',
      ...seeds.map((name) => String(fields[`colors.${name}`]?.value ?? '').toLowerCase()),
    ]),
  );
  const { i18n } = useTranslation();
  const say = useSay();
  const [code, ...values] = JSON.parse(typed) as string[];
  const chosen = soundColors(Object.fromEntries(seeds.map((name, at) => [name, values[at]])));
  const all = colorsFrom(shippedTokens(code ?? '').color, chosen);
  const pairs = unreadableBrandPairs(code, chosen);
  return (
    <div className={styles['note']}>
      <p
        className={styles['sample']}
        style={{ background: all.paper, color: all.ink, borderColor: all.line }}
        aria-hidden="true"
      >
        {letters} <span style={{ color: all.accent }}>{letters}</span>{' '}
        <span style={{ background: all.tint, color: all.inkSoft }}>{letters}</span>{' '}
        <span style={{ background: all.brand, color: all.onBrand }}>{letters}</span>{' '}
        <span style={{ background: all.night, color: all.onNight }}>{letters}</span>
      </p>
      <div role="status" data-contrast={pairs.length === 0 ? 'sound' : 'low'}>
        {pairs.length === 0
          ? say('All texts can be read: every contrast is at least {least}:1.', {
              least: minContrast,
            })
          : pairs.map((pair) => (
              <p key={`${pair.text} ${pair.ground}`} className={styles['low']}>
                {contrastText(i18n.language, pair)}
              </p>
            ))}
      </div>
    </div>
  );
}
