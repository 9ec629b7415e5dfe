import type { BeforeDocumentControlsServerProps, CollectionSlug } from 'payload';
import { DocumentNameText } from './DocumentNameText.tsx';
import { rowTitle } from './rowTitle.ts';
import { valueLabels } from './titleText.ts';

type Props = Pick<BeforeDocumentControlsServerProps, 'i18n' | 'payload'> & {
  readonly collectionSlug: string;
  readonly id?: number | string | undefined;
};

/**
 * Names a document in its heading and its trail as its list does: one without a title in the edited
 * language by another language's, and a choice by its label.
 */
export async function DocumentName({ collectionSlug, i18n, id, payload }: Props) {
  if (id === undefined) return null;
  const collection = collectionSlug as CollectionSlug;
  const { admin, fields } = payload.collections[collection].config;
  const name = admin.useAsTitle ?? 'id';
  const untitled = await rowTitle(payload, { collection, id: Number(id), name }, i18n.language);
  return <DocumentNameText labels={valueLabels(fields, name, i18n)} untitled={untitled} />;
}
