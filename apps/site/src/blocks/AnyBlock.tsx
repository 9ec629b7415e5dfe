import { type Block, isKnownBlock, type KnownBlock } from '@concierge/contract/block';
import type { ComponentType } from 'react';
import { format } from '../i18n/format.ts';
import type { BlockContext, BlockProps } from './blockProps.ts';
import { blockRegistry } from './registry.ts';
import { Section } from './Section.tsx';

export type AnyBlockProps = Omit<BlockProps<'hero'>, 'block'> & { readonly block: Block };

/** One block by its type; an unknown one says what is missing (spec §2, §8). */
export function AnyBlock({ block, ...rest }: AnyBlockProps) {
  if (!isKnownBlock(block)) return <UnknownBlock type={block.type} context={rest.context} />;
  // A component is looked up by the block's own type, so the pair fits; TypeScript can't follow
  // that through the union.
  const Component = blockRegistry[block.type] as ComponentType<{ block: KnownBlock } & typeof rest>;
  return <Component block={block} {...rest} />;
}

const UnknownBlock = ({ type, context }: { type: string; context: BlockContext }) => (
  <Section block={{ type: 'unknown' }}>
    <p>{format(context.t.blocks.componentRequired, { type })}</p>
  </Section>
);
