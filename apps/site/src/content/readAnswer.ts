import { type Block, blockSchema } from '@concierge/contract/block';
import { type NodeAnswer, type Shell, shellSchema } from '@concierge/contract/calls';
import { defaultLang } from '@concierge/contract/lang';
import { linksInLanguage } from '@concierge/contract/linksInLanguage';
import { nodeSchema } from '@concierge/contract/node';
import { describeFaultyBlock, isRecord, parseNodeAnswer } from '@concierge/contract/parse';
import { JsonMemo } from '../cache/JsonMemo.ts';

/** Links without a language are English ones (spec §2). */
const linked = <T>(part: T): T => linksInLanguage(part, defaultLang);
const blocks = new JsonMemo(10 * 2 ** 20, (json) => blockSchema.safeParse(linked(json)));
const shells = new JsonMemo<Shell>(4 * 2 ** 20, (json) => shellSchema.safeParse(linked(json)).data);

/**
 * Reads an answer like `parseNodeAnswer`, but a block, or what surrounds all pages, only where
 * nothing with the same JSON was read before: of a page that is asked for anew most is as it
 * was. A fault outside of blocks is left to `parseNodeAnswer`, which names it.
 */
export function readAnswer(
  data: unknown,
  page: string,
  report: (line: string) => void,
): NodeAnswer {
  return readByParts(data, page, report) ?? parseNodeAnswer(linked(data), page, report);
}

/** Menus and footer of an answer where nothing is; undefined where it has none that fit. */
export function readShell(data: unknown): Shell | undefined {
  if (!isRecord(data) || !isRecord(data['menus'])) return undefined;
  const { menus, tags, ...rest } = data;
  const { languages, ...common } = menus as Record<string, unknown>;
  const own = shellSchema.safeParse({
    menus: { languages: linked(languages) },
    blocks: {},
    tags,
  }).data;
  const around = shells.read({ ...rest, menus: common, tags: [] });
  return (
    own &&
    around && {
      ...around,
      menus: { ...around.menus, languages: own.menus.languages },
      tags: own.tags,
    }
  );
}

function readByParts(
  data: unknown,
  page: string,
  report: (line: string) => void,
): NodeAnswer | undefined {
  if (!isRecord(data) || !isRecord(data['node']) || !Array.isArray(data['node']['field_blocks']))
    return undefined;
  const { node: _, ...rest } = data;
  const { field_blocks: listed, ...fields } = data['node'];
  const own = nodeSchema.safeParse({ ...linked(fields), field_blocks: [] });
  const shell = own.success ? readShell(rest) : undefined;
  if (!own.success || !shell) return undefined;
  const sound: Block[] = [];
  for (const [index, block] of (listed as unknown[]).entries()) {
    const read = blocks.read(block);
    if (read?.success) sound.push(read.data);
    else report(describeFaultyBlock(read?.error.issues ?? [], index, page));
  }
  return { ...shell, node: { ...own.data, field_blocks: sound } };
}
