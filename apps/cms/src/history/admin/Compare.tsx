import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { CollectionSlug, DocumentViewServerProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import { previewUrl, sectionPreviewId } from '../../preview/previewUrl.ts';
import { isId } from '../../runtime/http/routeId.ts';
import styles from './Compare.module.css';

/**
 * Two versions of a page or shared section as the site renders them, side by side, with the words
 * marked that only one of them has.
 */
export async function Compare({ initPageResult, searchParams = {} }: DocumentViewServerProps) {
  const { collectionConfig, docID, locale, req } = initPageResult;
  if (!collectionConfig || docID === undefined) notFound();
  const say = sayIn(req.i18n.language);
  const ids = [searchParams['from'], searchParams['to']].map(String);
  if (!ids.every(isId)) notFound();
  const { docs } = await req.payload.findVersions({
    collection: collectionConfig.slug as CollectionSlug & 'pages',
    where: { and: [{ id: { in: ids.map(Number) } }, { parent: { equals: docID } }] },
    select: { updatedAt: true, version: { savedBy: true, field_domain_access: true } },
    sort: 'updatedAt',
    pagination: false,
    limit: 2,
    depth: 0,
    trash: true,
    overrideAccess: false,
    ...(req.user ? { user: req.user } : {}),
  });
  const previewed = collectionConfig.slug === 'pages' ? docID : sectionPreviewId(docID);
  const [before, after] = docs;
  if (!before || !after) notFound();
  const time = swissTime(req.i18n.language);
  const frame = (
    shown: typeof before,
    against: typeof before,
    mark: 'ins' | 'del',
    heading: string,
  ) => {
    const address = previewUrl(
      { id: previewed, field_domain_access: shown.version.field_domain_access },
      locale?.code ?? 'en',
      req,
    );
    const title = `${heading}: ${time.format(new Date(shown.updatedAt))}, ${shown.version.savedBy ?? say('the system')}`;
    return (
      <figure>
        <figcaption>
          <bdi>{title}</bdi>
        </figcaption>
        <iframe
          src={`${address}&version=${shown.id}&against=${against.id}&mark=${mark}`}
          title={title}
        />
      </figure>
    );
  };
  return (
    <Gutter className={styles['compare'] ?? ''}>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle ?? 'id'}
        view={say('Compared side by side')}
      />
      <p>
        {say('What is gone is struck through on one side, what is new is underlined on the other.')}
      </p>
      <div className={styles['frames']}>
        {frame(before, after, 'del', say('Before'))}
        {frame(after, before, 'ins', say('After'))}
      </div>
    </Gutter>
  );
}
