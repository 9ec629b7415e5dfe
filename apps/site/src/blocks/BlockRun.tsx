import type { Block, KnownBlock } from '@concierge/contract/block';
import { isBlockType } from '@concierge/contract/block';
import type { ComponentType } from 'react';
import { format } from '../i18n/format.ts';
import type { BlockContext, BlockProps } from './blockProps.ts';
import { blockRegistry } from './registry.ts';
import { Section } from './Section.tsx';

interface Props {
  blocks: readonly Block[];
  context: BlockContext;
  /** Place on the page of the first of them. */
  from?: number;
  /** The page's first block, a hero, bears the page's `<h1>`. */
  titled?: boolean;
}

/**
 * A run of neighbouring blocks as one React tree, which renders faster than one call a block
 * (docs/speed.md).
 */
export const BlockRun = ({ blocks, context, from = 0, titled = false }: Props) => (
  <>
    {blocks.map((block, index) => (
      <AnyBlock
        key={keyOf(block, from + index)}
        block={block}
        context={context}
        index={from + index}
        level={titled && from + index === 0 ? 1 : 2}
      />
    ))}
  </>
);

const keyOf = (block: Block, index: number) =>
  'id' in block && block.id ? `${block.id}-${index}` : index;

type AnyProps = Omit<BlockProps<'hero'>, 'block'> & { block: Block };

/** One block by its type; an unknown one says what is missing (spec §2, §8). */
function AnyBlock({ block, ...rest }: AnyProps) {
  if (!isKnown(block)) return <UnknownBlock type={block.type} context={rest.context} />;
  // A component is looked up by the block's own type, so the pair fits; TypeScript can't follow
  // that through the union.
  const Component = blockRegistry[block.type] as ComponentType<{ block: KnownBlock } & typeof rest>;
  return <Component block={block} {...rest} />;
}

const isKnown = (block: Block): block is KnownBlock =>
  isBlockType(block.type) && !('unknown' in block);

const UnknownBlock = ({ type, context }: { type: string; context: BlockContext }) => (
  <Section block={{ type: 'unknown' }}>
    <p>{format(context.t.blocks.componentRequired, { type })}</p>
  </Section>
);
