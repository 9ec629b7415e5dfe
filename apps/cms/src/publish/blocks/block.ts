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
 * A block as the contract has it. A row that doesn't fit (a text that is in neither the language
 * nor English) is left out with a log line, as is a block that doesn't (an empty list, a missing
 * picture, a type that there isn't).
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
  const whole = blockSchema.safeParse(published);
  // What is stored has more than the contract, such as an id of each row.
  if (whole.success) return publish ? published : whole.data;
  const { issues } = whole.error;
  const rest = withoutFaultyRows(published, issues);
  const checked = blockSchema.safeParse(rest);
  const what = checked.success ? 'rows of block' : 'block';
  p.payload.logger.warn(
    `page ${page}: ${what} ${block.blockType} left out: ${describeIssues(issues)}`,
  );
  if (!checked.success) return undefined;
  return publish ? rest : checked.data;
}

/** The same block without those rows of its lists that don't fit the contract. */
function withoutFaultyRows(
  block: object,
  issues: readonly { readonly path: readonly PropertyKey[] }[],
): object {
  const faulty = new Set(issues.map(({ path: [list, row] }) => `${String(list)}.${String(row)}`));
  const entries = Object.entries(block).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((_, row) => !faulty.has(`${name}.${row}`)) : value,
  ]);
  return Object.fromEntries(entries);
}
