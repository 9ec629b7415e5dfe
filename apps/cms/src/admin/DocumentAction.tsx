'use client';
// Client because the button acts on the document that is open; wakes with the edit view.
import { useDocumentInfo } from '@payloadcms/ui';
import { ActionButton, type ActionProps } from './ActionButton.tsx';

interface DocumentActionProps extends Omit<ActionProps, 'url'> {
  /** Last part of the endpoint, `POST /api/{collection}/{id}/{action}`. */
  readonly action: string;
  /** A document in this state has no button. */
  readonly unlessState?: string;
}

/** A button of an edit view that calls an endpoint of its document. */
export function DocumentAction({ action, unlessState, ...button }: DocumentActionProps) {
  const { collectionSlug, id, data } = useDocumentInfo();
  if (!id || (unlessState && data?.['state'] === unlessState)) return null;
  return <ActionButton {...button} url={`/api/${collectionSlug}/${id}/${action}`} />;
}
