import { useAuth } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * A text that is being written about a thing, and what changes it. Until it is sent it stays in the
 * tab, for its writer alone: a reload or another screen loses nothing.
 */
export function useUnsentText(thing: string): readonly [string, (text: string) => void] {
  const key = `unsent ${useAuth().user?.id} ${thing}`;
  const [text, setText] = useState('');
  useEffect(() => setText(sessionStorage.getItem(key) ?? ''), [key]);
  const write = (next: string) => {
    setText(next);
    if (next) sessionStorage.setItem(key, next);
    else sessionStorage.removeItem(key);
  };
  return [text, write];
}
