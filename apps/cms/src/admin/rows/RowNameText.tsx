'use client';
// Client because a row is called anew while somebody types in it; wakes with the form that has it.
import { useLocale, useRowLabel } from '@payloadcms/ui';
import { useSay } from '../../i18n/useSay.ts';
import styles from './RowNameText.module.css';
import { missingPart, type RowPart, rowName } from './rowShape.ts';

interface RowNameTextProps {
  /** What one such row is called. */
  readonly singular: string;
  readonly parts: readonly RowPart[];
  /** A block that lacks something isn't on the site. */
  readonly isBlock?: boolean;
}

/** Number, kind and first words of a row, and what is missing in it. */
export function RowNameText({ singular, parts, isBlock = false }: RowNameTextProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const { code } = useLocale();
  const say = useSay();
  const missing = missingPart(parts, data ?? {}, code === 'en');
  const name = rowName(parts, data ?? {}, isBlock);
  return (
    <span className={styles['row']} data-row-name={name}>
      <span className={styles['kind']}>
        {String(rowNumber + 1).padStart(2, '0')} {singular}
      </span>
      <bdi className={styles['name']}>{name}</bdi>
      {missing && (
        <span className={styles['missing']}>
          {isBlock
            ? say('Not shown: {field} is missing', { field: missing.label })
            : say('{field} is missing', { field: missing.label })}
        </span>
      )}
    </span>
  );
}
