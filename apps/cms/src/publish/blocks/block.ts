import { type BlockType, blockSchema, isBlockType } from '@concierge/contract/block';
import { defaultLang } from '@concierge/contract/lang';
import { describeIssues } from '@concierge/contract/parse';
import { compact } from '../compact.ts';
import type { Publishing } from '../publishing.ts';
import { blockPublishers, type ContentBlock } from './blocks.ts';

/** They show what other documents say, each in the languages that it has. */
const showsOthers = new Set<BlockType>([
  'program_list',
  'news_list',
  'campus_list',
  'event_list',
  'webform',
]);

const publishers: Partial<Record<BlockType, (p: Publishing, block: never) => Promise<object>>> =
  blockPublishers;

/**
 * A block as the contract has it; one that doesn't fit (an empty list, a missing picture, a type
 * that there isn't) is left out with a log line.
 */
export async function publishBlock(
  p: Publishing,
  block: ContentBlock,
  page: number,
  isEnglish = false,
): Promise<object | undefined> {
  if (!isBlockType(block.blockType)) {
    p.payload.logger.warn(`page ${page}: a block of no known type left out`);
    return undefined;
  }
  const publish = publishers[block.blockType];
  const published = compact({
    ...(publish ? await publish(p, block as never) : block),
    type: block.blockType satisfies BlockType,
    id: block.id,
    lang: isEnglish && !showsOthers.has(block.blockType) ? defaultLang : undefined,
    field_pretitle: block.field_pretitle,
    field_title: block.field_title,
    field_anchor: block.field_anchor,
    field_tone: block.field_tone,
  }) as object;
  const checked = blockSchema.safeParse(published);
  // What is stored has more than the contract, such as an id of each row.
  if (checked.success) return publish ? published : checked.data;
  p.payload.logger.warn(
    `page ${page}: block ${block.blockType} left out: ${describeIssues(checked.error.issues)}`,
  );
  return undefined;
}
