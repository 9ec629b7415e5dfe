import type { Texts } from './AltTextInputs.tsx';

const savedEvent = 'alt-texts-saved';

/** Saves alternative texts of a medium, all or none; whether that worked. */
export async function saveAltTexts(id: number | string, texts: Texts): Promise<boolean> {
  const reply = await fetch(`/api/media/${id}/alt-texts`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(texts),
  }).catch(() => undefined);
  if (reply?.ok) dispatchEvent(new Event(savedEvent));
  return reply?.ok ?? false;
}

/** Calls after texts were saved here, or maybe in another window; returns what ends it. */
export function onAltTextsSaved(call: () => void): () => void {
  for (const name of [savedEvent, 'focus']) addEventListener(name, call);
  return () => {
    for (const name of [savedEvent, 'focus']) removeEventListener(name, call);
  };
}
