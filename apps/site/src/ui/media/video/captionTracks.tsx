import type { Lang } from '@concierge/contract/lang';
import type { MediaItem } from '@concierge/contract/media';
import { ownLanguageName } from '../../../i18n/languageName.ts';
import { mediaUrl } from '../../../routing/imageUrl.ts';

/**
 * The captions of a film as tracks of its `<video>` (WCAG 1.2.2); those in the page's language are
 * shown at once.
 */
export function captionTracks({ field_captions }: MediaItem, lang: Lang) {
  const shown = field_captions.find(({ srclang }) => srclang.toLowerCase().split('-')[0] === lang);
  return field_captions.map((captions) => (
    <track
      key={captions.url}
      kind="captions"
      src={mediaUrl(captions.url)}
      srcLang={captions.srclang}
      label={captions.label ?? ownLanguageName(captions.srclang)}
      default={captions === shown}
    />
  ));
}
