import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { DocumentName } from '../../admin/rows/DocumentName.tsx';
import { pageNumber } from '../../admin/screens/pageNumber.ts';
import { sayIn } from '../../i18n/say.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import styles from './Versions.module.css';

const pageSize = 25;

interface Row {
  readonly id: number | string;
  readonly updatedAt: string;
  readonly autosave?: boolean | null;
  readonly version: {
    readonly _status?: string;
    readonly savedBy?: string | null;
    readonly deletedAt?: string | null;
  };
}

/**
 * The versions of a document: when, who, published or draft, with ways to Payload's own comparison
 * and, of what has drafts, to that of the rendered pages.
 */
export async function Versions({
  initPageResult,
  routeSegments,
  searchParams = {},
}: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const { i18n, payload, user } = req;
  const say = sayIn(i18n.language);
  const page = pageNumber(searchParams['page']);
  const isTrashed = routeSegments[2] === 'trash';
  const hasDrafts = Boolean(collectionConfig.versions?.drafts);
  const read = async (limit: number, listed: number) => {
    const { docs } = await payload.findVersions({
      collection: collectionConfig.slug as CollectionSlug,
      where: { parent: { equals: docID } },
      select: {
        updatedAt: true,
        version: { savedBy: true, deletedAt: true, ...(hasDrafts ? { _status: true } : {}) },
        ...(hasDrafts ? { autosave: true } : {}),
      },
      sort: '-updatedAt',
      limit,
      page: listed,
      // Counting thousands of versions takes longer than reading a page of them.
      pagination: false,
      depth: 0,
      trash: true,
      overrideAccess: false,
      ...(user ? { user } : {}),
    });
    return docs as unknown as Row[];
  };
  const rows = await read(pageSize, page);
  // By itself: a page of one more would begin elsewhere.
  const [next] = rows.length < pageSize ? [] : await read(1, page * pageSize + 1);
  const older = [...rows.slice(1), next];
  const base = `/admin/collections/${collectionConfig.slug}/${isTrashed ? 'trash/' : ''}${docID}`;
  const time = swissTime(i18n.language, { second: '2-digit' });
  const state = ({ autosave, version }: Row) => {
    if (version.deletedAt) return say('moved to the trash');
    if (!hasDrafts || version._status === 'published') return say('published');
    return say(autosave ? 'draft, saved by itself' : 'draft');
  };
  return (
    <Gutter className={styles['versions'] ?? ''}>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle ?? 'id'}
        view={i18n.t('version:versions')}
      />
      <DocumentName
        collectionSlug={collectionConfig.slug}
        id={docID}
        i18n={i18n}
        payload={payload}
      />
      <table className={styles['table']} data-versions={rows.length}>
        <thead>
          <tr>
            {[say('Saved at'), say('Saved by'), say('Status'), say('Compare')].map((heading) => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <th scope="row">
                <a href={`${base}/versions/${row.id}`}>
                  <time dateTime={row.updatedAt}>{time.format(new Date(row.updatedAt))}</time>
                </a>
              </th>
              <td>
                <bdi>{row.version.savedBy ?? say('the system')}</bdi>
              </td>
              <td>{state(row)}</td>
              <td>
                {isTrashed || !older[index] ? null : (
                  <a
                    href={
                      hasDrafts
                        ? `${base}/compare?from=${older[index]?.id}&to=${row.id}`
                        : `${base}/versions/${row.id}`
                    }
                  >
                    {say('Beside the one before')}
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav className={styles['pages']} aria-label={say('Pages of versions')}>
        {page > 1 ? <a href={`${base}/versions?page=${page - 1}`}>{say('Newer')}</a> : null}
        {next ? <a href={`${base}/versions?page=${page + 1}`}>{say('Older')}</a> : null}
      </nav>
    </Gutter>
  );
}
