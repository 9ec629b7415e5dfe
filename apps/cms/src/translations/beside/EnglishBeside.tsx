'use client';
// Client because it follows what the form shows; wakes where a translation is edited.
import { createPortal } from 'react-dom';
import { EnglishText } from './EnglishText.tsx';
import { useEnglish } from './useEnglish.ts';
import { useGlossary } from './useGlossary.ts';
import { useLeftBehind } from './useLeftBehind.ts';
import { useNextUntranslated } from './useNextUntranslated.ts';
import { usePlaces } from './usePlaces.ts';

/** Below each field of a translation, what its English says and whether it has changed since. */
export function EnglishBeside() {
  const english = useEnglish();
  useNextUntranslated(english);
  const behind = useLeftBehind();
  const glossary = useGlossary(english);
  const places = usePlaces(english !== undefined);
  return (
    english &&
    places.map(({ path, host }) =>
      createPortal(
        <EnglishText path={path} english={english} behind={behind} glossary={glossary} />,
        host,
        path,
      ),
    )
  );
}
