import type { NodeAnswer } from '@concierge/contract/calls';

/**
 * The policy's directive for the foreign frames that editors put on this very page (iframe blocks,
 * field_iframe); undefined where there are none.
 */
export function frameDirective(answer: NodeAnswer | undefined): `frame-src ${string}` | undefined {
  if (!answer) return undefined;
  const { field_blocks, field_iframe } = answer.node;
  const addresses = [
    ...field_blocks.flatMap((block) =>
      'url' in block && block.type === 'iframe' ? [block.url] : [],
    ),
    field_iframe,
  ];
  const origins = addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const secure = [...new Set(origins)].filter((origin) => origin.startsWith('https:'));
  return secure.length > 0 ? `frame-src ${secure.join(' ')}` : undefined;
}
