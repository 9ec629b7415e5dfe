'use client';
// Client because it speaks the admin's language; wakes with the form around it.
import type { KeyboardEventHandler } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { Input } from './Input.tsx';

interface CodeInputProps {
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  /** Only an app's code is taken where a factor is set up. */
  readonly ofAppOnly?: boolean;
  /** Why the last code was refused; empty where none was. */
  readonly problem: string;
}

/** The field of a second factor's code; it has the focus when it appears. */
export function CodeInput({ ofAppOnly = false, onKeyDown, problem }: CodeInputProps) {
  const say = useSay();
  return (
    <Input
      autoFocus
      label={say('Code')}
      hint={
        ofAppOnly
          ? say('Then enter the code that the app shows.')
          : say('Six digits from the app, or a recovery code.')
      }
      name="code"
      autoComplete="one-time-code"
      inputMode={ofAppOnly ? 'numeric' : 'text'}
      dir="ltr"
      spellCheck={false}
      onKeyDown={onKeyDown}
      problem={problem}
      required
    />
  );
}
