import { refusalMessage } from '../../admin/refusalMessage.ts';
import type { Say } from '../../i18n/say.ts';
import type { Texts } from './changedTexts.ts';

const savedEvent = 'alt-texts-saved';

/** When the medium was changed by the save, ISO 8601; or why the save was refused. */
type Saved = { readonly updatedAt: string } | { readonly refusal: string };

/**
 * Saves alternative texts of a medium, all or none; `tab` is the one whose form has the medium
 * open, for which this is no other person's save.
 */
export async function saveAltTexts(
  id: number | string,
  texts: Texts,
  say: Say,
  tab = '',
): Promise<Saved> {
  const reply = await fetch(`/api/media/${id}/alt-texts?tab=${tab}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
    },
    body: JSON.stringify(texts),
  }).catch(() => undefined);
  if (!reply?.ok) return { refusal: await refusalMessage(reply, say) };
  dispatchEvent(new Event(savedEvent));
  return (await reply.json()) as { updatedAt: string };
}

/** Calls after texts were saved here, or maybe in another window; returns what ends it. */
export function onAltTextsSaved(call: () => void): () => void {
  for (const name of [savedEvent, 'focus']) addEventListener(name, call);
  return () => {
    for (const name of [savedEvent, 'focus']) removeEventListener(name, call);
  };
}
