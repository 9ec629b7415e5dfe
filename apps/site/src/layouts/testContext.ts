import { type BrandCode, brands } from '@concierge/brands/brands';
import { type NodeAnswer, shellSchema } from '@concierge/contract/calls';
import type { NodeInput } from '@concierge/contract/examples/nodeKit';
import { type Lang, textDirection } from '@concierge/contract/lang';
import { nodeSchema, type PageNode } from '@concierge/contract/node';
import type { PageContext } from '../content/pageContext.ts';
import { interfaceStrings } from '../i18n/strings.ts';

/** What a test page differs in. */
interface Wanted {
  code?: BrandCode;
  lang?: Lang;
  node?: NodeInput;
  path?: string;
  query?: string;
  shell?: object;
  status?: PageContext['status'];
}

/**
 * A page context for tests: a node of the contract's examples on a brand and in a language, with
 * the menus and blocks it is given.
 */
export function testContext({
  code = 'HIM',
  lang = 'en',
  node,
  path,
  query = '',
  shell = {},
  status = 200,
}: Wanted = {}): PageContext {
  const brand = brands.find((candidate) => candidate.code === code) ?? brands[0];
  const origin = `https://${brand.code.toLowerCase()}.example.org`;
  const address = path ?? `/${lang}${node?.alias ?? '/'}`;
  const parsed = shellSchema.parse({ menus: {}, blocks: {}, tags: [], ...shell });
  return {
    brand,
    lang,
    dir: textDirection(lang),
    path: address,
    url: new URL(address + query, origin),
    origin,
    status,
    answer: node ? ({ ...parsed, node: parseNode(node) } satisfies NodeAnswer) : undefined,
    shell: parsed,
    t: interfaceStrings(lang),
    preview: false,
  };
}

/** An example as the site has it after parsing. */
export const parseNode = (input: NodeInput): PageNode => nodeSchema.parse(input);
