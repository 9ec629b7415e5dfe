import type { Block } from '@concierge/contract/block';
import { type VideoEmbed, videoEmbed } from './videoEmbed.ts';

/** Where the films come from that these blocks embed. */
export function filmsIn(blocks: readonly Block[]): ReadonlySet<VideoEmbed['provider']> {
  const items = blocks.flatMap((block) => {
    if ('field_media' in block) return block.field_media ?? [];
    return 'perPage' in block ? block.field_items : [];
  });
  return new Set(
    items
      .filter(({ type }) => type.media_type === 'remote_video')
      .flatMap(
        ({ field_media_oembed_video: [address = ''] }) => videoEmbed(address)?.provider ?? [],
      ),
  );
}
