import { isKnownBlock, type KnownBlock } from '@concierge/contract/block';
import type { ProgramTeaser } from '@concierge/contract/program';
import type { FAQPage, ItemList, VideoObject } from 'schema-dts';
import type { PageContext } from '../content/pageContext.ts';
import { teaserAddress } from '../routing/brandAddress.ts';
import { mediaUrl } from '../routing/imageUrl.ts';
import { videoEmbed } from '../ui/media/video/videoEmbed.ts';
import { plainText } from '../ui/text/plainText.ts';
import { schoolBrand } from './identity.ts';

/**
 * Markup of the blocks that have one: questions, films, and programmes where there are at least
 * three.
 */
export function blockMarkup(context: PageContext): (FAQPage | VideoObject | ItemList)[] {
  const blocks = context.answer?.node.field_blocks.filter(isKnownBlock) ?? [];
  return blocks.flatMap((block): (FAQPage | VideoObject | ItemList)[] => {
    if (block.type === 'accordion' && block.is_faq) return [faqMarkup(block.field_items)];
    if (block.type === 'video') return videoMarkup(block, context.origin);
    if (block.type === 'program_list' && block.items.length >= 3)
      return [courseList(block.items, context)];
    return [];
  });
}

type FaqItems = Extract<KnownBlock, { type: 'accordion' }>['field_items'];

const faqMarkup = (items: FaqItems): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map((item) => ({
    '@type': 'Question',
    name: item.field_title,
    acceptedAnswer: { '@type': 'Answer', text: plainText(item.field_text) },
  })),
});

function videoMarkup(block: Extract<KnownBlock, { type: 'video' }>, origin: string): VideoObject[] {
  const {
    field_poster: poster,
    field_media_video_file: files,
    field_media_oembed_video: embeds,
    field_transcript: transcript,
  } = block.field_media;
  const content = files[0]?.url ?? embeds[0];
  if (!poster || !content || !block.upload_date || !block.field_title) return [];
  return [
    {
      '@type': 'VideoObject',
      name: block.field_title,
      description: block.field_text ?? block.field_title,
      thumbnailUrl: new URL(mediaUrl(poster.url), origin).href,
      uploadDate: block.upload_date,
      ...(block.duration_seconds ? { duration: `PT${block.duration_seconds}S` } : {}),
      ...(files[0]
        ? { contentUrl: new URL(mediaUrl(content), origin).href }
        : { embedUrl: videoEmbed(content)?.src ?? content }),
      ...(transcript ? { transcript: transcript.text } : {}),
    },
  ];
}

/** A list of courses for the finder and the programme lists. */
export const courseList = (
  items: readonly ProgramTeaser[],
  { origin, lang, brand }: PageContext,
): ItemList => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Course',
      name: item.title,
      description: item.field_lead ?? item.title,
      url: URL.parse(teaserAddress(item, lang), origin)?.href ?? origin,
      provider: {
        '@type': 'CollegeOrUniversity',
        name: schoolBrand(item.facts.school, brand).name,
      },
    },
  })),
});
