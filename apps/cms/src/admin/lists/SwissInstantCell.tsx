import { RenderDefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { swissStamp } from '../../i18n/swissTime.ts';

/** An instant in a list, in Swiss time; a link to its document where it leads the row. */
export function SwissInstantCell(props: DefaultServerCellComponentProps) {
  const {
    cellData,
    columnIndex = 0,
    collectionSlug,
    field,
    link,
    linkURL,
    rowData,
    viewType,
  } = props;
  const clientProps = {
    cellData: cellData ? swissStamp(String(cellData)) : '–',
    collectionSlug,
    link,
    rowData,
    viewType,
    ...(linkURL ? { linkURL } : {}),
    field: { name: 'name' in field ? field.name : '', type: 'text', label: '', admin: {} },
  } as never;
  return (
    <RenderDefaultCell
      clientProps={clientProps}
      columnIndex={columnIndex}
      isLinkedColumn={Boolean(link)}
    />
  );
}
