import { RenderDefaultCell } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { rowTitle } from '../rows/rowTitle.ts';

/** The title of a row, which no row is without. */
export async function TitleCell(props: DefaultServerCellComponentProps) {
  const { cellData, rowData, collectionSlug, payload, i18n, link, linkURL, viewType, field } =
    props;
  const name = 'name' in field ? field.name : '';
  const row = { collection: collectionSlug as CollectionSlug, id: Number(rowData['id']), name };
  const cell = {
    cellData: cellData || (await rowTitle(payload, row, i18n.language)),
    rowData,
    collectionSlug,
    link,
    viewType,
  };
  const clientProps = {
    ...cell,
    ...(linkURL ? { linkURL } : {}),
    field: { name, type: 'text', label: '', admin: {} },
  } as never;
  return (
    <RenderDefaultCell
      clientProps={clientProps}
      columnIndex={props.columnIndex ?? 0}
      isLinkedColumn={Boolean(link)}
    />
  );
}
