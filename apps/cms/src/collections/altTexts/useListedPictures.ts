import { useState } from 'react';
import type { UndescribedPicture } from '../../translations/missingAltTexts.ts';
import type { Texts } from './changedTexts.ts';
import { listedPictures } from './listedPictures.ts';

/**
 * The pictures to show while `pictures` is what the backend has, and how they are told of texts
 * that were stored.
 */
export function useListedPictures(
  pictures: readonly UndescribedPicture[],
  typed: Readonly<Record<number, Texts>>,
) {
  const [{ listed, from }, setListed] = useState({ listed: pictures, from: pictures });
  if (from !== pictures)
    setListed({ listed: listedPictures(listed, pictures, typed), from: pictures });
  const storeTexts = (stored: ReadonlyMap<number, Texts>) =>
    setListed((before) => ({
      ...before,
      listed: before.listed.map((picture) => ({
        ...picture,
        texts: { ...picture.texts, ...stored.get(picture.id) },
      })),
    }));
  return { listed, storeTexts };
}
