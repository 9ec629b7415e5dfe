import type { DefaultServerCellComponentProps } from 'payload';
import { loadVisitor } from '../../visits/loadVisitor.ts';

/** Who visits, in a row of the list. */
export async function VisitorCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { key } = rowData as { key?: string };
  return <bdi>{(await loadVisitor(payload, key))?.name}</bdi>;
}
