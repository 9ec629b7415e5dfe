import { getTranslation } from '@payloadcms/translations';
import type { ArrayFieldServerProps, Block, BlocksFieldServerProps } from 'payload';
import { RowNameText } from './RowNameText.tsx';
import { rowParts } from './rowShape.ts';

/** A row of an array, by what it says. */
export const ArrayRowName = ({ field, i18n }: ArrayFieldServerProps) => (
  <RowNameText
    singular={getTranslation(field.labels?.singular ?? '', i18n)}
    parts={rowParts(field.fields, i18n)}
  />
);

type BlockNameProps = BlocksFieldServerProps & { readonly blockType: string };

/** A block, by what it is and says; where something is missing the site doesn't show it. */
export function BlockRowName({ field, blockType, i18n }: BlockNameProps) {
  const block: Block | undefined = field.blocks.find(({ slug }) => slug === blockType);
  return (
    <RowNameText
      singular={getTranslation(block?.labels?.singular ?? blockType, i18n)}
      parts={rowParts(block?.fields ?? [], i18n)}
      isBlock
    />
  );
}
