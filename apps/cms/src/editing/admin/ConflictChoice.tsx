'use client';
// Client because a person chooses; wakes when a save was refused as stale.
import { useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import type { Conflict } from '../mergeEdits.ts';
import styles from './Editing.module.css';
import { valueText } from './valueText.ts';

/** One field that two have written: both texts, of which one is chosen; mine at first. */
export function ConflictChoice({
  name,
  conflict,
}: {
  readonly name: string;
  readonly conflict: Conflict;
}) {
  const [isTheirs, choose] = useState(false);
  const say = useSay();
  const group = conflict.path.join('.');
  const take = (theirs: boolean) => {
    choose(theirs);
    if (theirs) conflict.takeTheirs();
    else conflict.takeMine();
  };
  return (
    <fieldset className={styles['choice']}>
      <legend>{name}</legend>
      <label>
        <input type="radio" name={group} checked={!isTheirs} onChange={() => take(false)} />
        <b>{say('Your text')}</b>
        <span dir="auto">{valueText(conflict.mine) || say('(nothing)')}</span>
      </label>
      <label>
        <input type="radio" name={group} checked={isTheirs} onChange={() => take(true)} />
        <b>{say('The other text')}</b>
        <span dir="auto">{valueText(conflict.theirs) || say('(nothing)')}</span>
      </label>
    </fieldset>
  );
}
