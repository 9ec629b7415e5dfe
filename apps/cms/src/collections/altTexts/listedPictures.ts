import type { UndescribedPicture } from '../../translations/missingAltTexts.ts';
import { changedTexts, type Texts } from './changedTexts.ts';

/**
 * The list with what the backend has `now`, in its order. A picture that has its texts by now stays
 * for as long as one that was typed isn't sent.
 */
export function listedPictures(
  listed: readonly UndescribedPicture[],
  now: readonly UndescribedPicture[],
  typed: Readonly<Record<number, Texts>>,
): UndescribedPicture[] {
  const byId = new Map(now.map((picture) => [picture.id, picture]));
  const stay = listed.flatMap((picture) => {
    const unsent = changedTexts(picture.texts, typed[picture.id] ?? {});
    return byId.get(picture.id) ?? (Object.keys(unsent).length > 0 ? picture : []);
  });
  const known = new Set(listed.map(({ id }) => id));
  return [...stay, ...now.filter(({ id }) => !known.has(id))];
}
