import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload';
import { documentStates } from '../../admin/rows/documentStates.ts';
import { findTogether } from '../../admin/rows/findTogether.ts';
import { sayIn } from '../../i18n/say.ts';

/**
 * How a document of the list stands. Payload calls every draft changed that was ever published, so
 * one that was taken off the site would look as if it were still there: only what is published now
 * counts.
 */
export async function StatusCell({
  cellData,
  collectionSlug = 'pages',
  rowData,
  payload,
  i18n,
}: DefaultServerCellComponentProps) {
  const say = sayIn(i18n.language);
  const state =
    cellData === 'changed' && !(await isPublished(payload, collectionSlug, Number(rowData['id'])))
      ? 'draft'
      : cellData;
  return (
    <span className={`selected--${state}`}>
      {state in documentStates ? say(documentStates[state as keyof typeof documentStates]) : ''}
    </span>
  );
}

async function isPublished(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const query = { collection, select: {}, where: { _status: { equals: 'published' } } };
  return (await findTogether(payload, query, id)) !== undefined;
}
