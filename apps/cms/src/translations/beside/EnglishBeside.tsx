'use client';
// Client because it follows what the form shows; wakes where a translation is edited.
import { createPortal } from 'react-dom';
import { EnglishText } from './EnglishText.tsx';
import { useEnglish } from './useEnglish.ts';
import { usePlaces } from './usePlaces.ts';

/** Below each field of a translation, what its English says. */
export function EnglishBeside() {
  const english = useEnglish();
  const places = usePlaces(english !== undefined);
  return (
    english &&
    places.map(({ path, host }) =>
      createPortal(<EnglishText path={path} english={english} />, host, path),
    )
  );
}
