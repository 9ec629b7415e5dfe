import type { Block } from '@concierge/contract/block';

/**
 * The policy's directive for the foreign frames that editors put on a page: iframe blocks, and the
 * form of another site (field_iframe); undefined where there are none.
 */
export function frameDirective(
  blocks: readonly Block[],
  foreignForm: string | undefined,
): `frame-src ${string}` | undefined {
  const addresses = [
    ...blocks.flatMap((block) => ('url' in block && block.type === 'iframe' ? [block.url] : [])),
    foreignForm,
  ];
  const origins = addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const secure = [...new Set(origins)].filter((origin) => origin.startsWith('https:'));
  return secure.length > 0 ? `frame-src ${secure.join(' ')}` : undefined;
}
