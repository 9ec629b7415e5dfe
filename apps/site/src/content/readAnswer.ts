import { type Block, blockSchema } from '@concierge/contract/block';
import { type NodeAnswer, type Shell, shellSchema } from '@concierge/contract/calls';
import { defaultLang } from '@concierge/contract/lang';
import { linksInLanguage } from '@concierge/contract/linksInLanguage';
import { nodeSchema } from '@concierge/contract/node';
import { parseNodeAnswer } from '@concierge/contract/parse';
import { JsonMemo } from '../cache/JsonMemo.ts';

const blocks = new JsonMemo<Block>(10 * 2 ** 20, (json) => blockSchema.safeParse(json).data);
const shells = new JsonMemo<Shell>(4 * 2 ** 20, (json) => shellSchema.safeParse(json).data);

/**
 * Reads an answer like `parseNodeAnswer`, but a block, or what surrounds all pages, only where
 * nothing with the same JSON was read before: of a page that is asked for anew most is as it
 * was. An answer with a fault is read by `parseNodeAnswer`, which names it. Links without a
 * language are English ones (spec §2).
 */
export function readAnswer(
  data: unknown,
  page: string,
  report: (line: string) => void,
): NodeAnswer {
  const linked = linksInLanguage(data, defaultLang);
  return readByParts(linked) ?? parseNodeAnswer(linked, page, report);
}

/** Menus and footer of an answer where nothing is; undefined where it has none that fit. */
export const readShell = (data: unknown): Shell | undefined =>
  shellIn(linksInLanguage(data, defaultLang));

function shellIn(data: unknown): Shell | undefined {
  if (!isRecord(data) || !isRecord(data['menus'])) return shellSchema.safeParse(data).data;
  const { menus, tags, ...rest } = data;
  const { languages, ...common } = menus as Record<string, unknown>;
  const own = shellSchema.safeParse({ menus: { languages }, blocks: {}, tags }).data;
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

function readByParts(data: unknown): NodeAnswer | undefined {
  if (!isRecord(data) || !isRecord(data['node']) || !Array.isArray(data['node']['field_blocks']))
    return undefined;
  const { node: _, ...rest } = data;
  const { field_blocks: listed, ...fields } = data['node'];
  const own = nodeSchema.safeParse({ ...fields, field_blocks: [] });
  const shell = own.success ? shellIn(rest) : undefined;
  if (!own.success || !shell) return undefined;
  const sound: Block[] = [];
  for (const block of listed as unknown[]) {
    const one = blocks.read(block);
    if (!one) return undefined;
    sound.push(one);
  }
  return { ...shell, node: { ...own.data, field_blocks: sound } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
