import { nodeTypes } from '@concierge/contract/node';
import { pageBlocks } from '../../blocks/pageBlocks.ts';

const pageTypes: Readonly<Record<string, string>> = {
  page: 'lego_page',
  landing_page: 'lego_page',
  home: 'homepage',
  front: 'homepage',
  news: 'singleNews',
  article: 'singleNews',
  blog: 'singleNews',
  singleProgram: 'program',
  programme: 'program',
  course: 'program',
  campus: 'singleCampus',
};
const blockTypes: Readonly<Record<string, string>> = {
  text: 'rich_text',
  body: 'rich_text',
  image: 'media',
  text_image: 'text_media',
  image_text: 'text_media',
  faq: 'accordion',
  card_list: 'cards',
  teasers: 'cards',
  call_to_action: 'cta',
  testimonial: 'quote',
  team: 'people',
  files: 'downloads',
  remote_video: 'video',
  slider: 'gallery',
};
const fieldNames: Readonly<Record<string, readonly string[]>> = {
  body: ['field_body', 'field_text'],
  date: ['field_date', 'published_at', 'created'],
  field_blocks: ['field_paragraphs', 'field_content', 'field_components', 'field_sections'],
  field_hero_image: ['field_image', 'field_media_image', 'field_media'],
  field_items: ['field_paragraphs', 'field_cards', 'field_rows', 'field_slides', 'field_media'],
  field_lead: ['field_summary', 'field_intro', 'field_teaser'],
  field_links: ['field_link', 'field_cta'],
  field_media: ['field_image', 'field_media_image', 'field_video'],
  field_text: ['field_body', 'field_description', 'body'],
  field_title: ['title', 'field_heading'],
  file: ['field_document', 'field_media'],
  image: ['field_media_image', 'field_media', 'field_portrait'],
  link: ['field_cta', 'field_links'],
  title: ['field_title', 'name'],
};

const isIn = (list: readonly string[], name: string): boolean => list.includes(name);

/** The type of page that a bundle of nodes becomes; undefined where there is none. */
export const pageType = (bundle: string, own: Readonly<Record<string, string>> = {}) =>
  own[bundle] ?? (isIn(nodeTypes, bundle) ? bundle : pageTypes[bundle]);

/** The type of block that a bundle of paragraphs becomes; undefined where there is none. */
export const blockType = (bundle: string): string | undefined =>
  pageBlocks.some(({ slug }) => slug === bundle) ? bundle : blockTypes[bundle];

/** What a field may be called at the source, the likeliest name first. */
export const sourceNames = (name: string): string[] => [
  name,
  name.startsWith('field_') ? name.slice('field_'.length) : `field_${name}`,
  ...(fieldNames[name] ?? []),
];

const internal =
  /^(drupal_internal__|revision_|content_translation_|rh_)|^(langcode|status|created|changed|promote|sticky|default_langcode|path|parent_\w+|behavior_settings|moderation_state|uid|node_type|paragraph_type|menu_link|bundle|thumbnail|publish_on|unpublish_on|feeds_item|field_domain_\w+)$/;

/** True for a field that Drupal itself keeps, and for who wrote something. */
export const isInternal = (name: string): boolean => internal.test(name);
