'use client';
// Client because it follows the keyboard; wakes with EnglishBeside.
import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { fieldPathAround } from '../../editing/fieldPath.ts';
import { focusField } from '../../preview/admin/focusField.ts';
import { wordsIn } from '../../text/wordsIn.ts';
import { type Stored, valueAt } from './englishAt.ts';
import { isPath } from './isPath.ts';
import { rowIds, rowPaths } from './rows.ts';

const isBlank = (value: unknown): boolean => wordsIn(value) === '';

/** F9 puts the cursor into the next field that is empty where the English has a text. */
export function useNextUntranslated(english: Stored | undefined): void {
  const { getFields, dispatchFields } = useForm();
  useEffect(() => {
    if (!english) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F9') return;
      event.preventDefault();
      const fields = getFields();
      const paths = Object.keys(fields);
      const isUntranslated = (path: string): boolean => {
        if (!isBlank(fields[path]?.value)) return false;
        const ids = rowIds(path, (name) => fields[name]?.value).split(' ');
        const value = valueAt(english, path, (row) => ids[rowPaths(path).indexOf(row)]);
        return !isBlank(value) && !isPath(wordsIn(value));
      };
      const after = paths.indexOf(fieldPathAround(document.activeElement, paths) ?? '') + 1;
      const next = [...paths.slice(after), ...paths.slice(0, after)].find(isUntranslated);
      if (next) void focusField(next, fields, dispatchFields);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [english, getFields, dispatchFields]);
}
