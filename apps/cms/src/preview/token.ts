import * as signed from '@concierge/server/previews/previewToken';
import { previewSecret } from '../runtime/env.ts';

/** A preview token of a document, valid for an hour. */
export const previewToken = (id: number | string, now?: number): string =>
  signed.previewToken(id, previewSecret, now);

/** True for an unexpired token of this very document. */
export const isPreviewToken = (id: string, token: string, now?: number): boolean =>
  signed.isPreviewToken(id, token, previewSecret, now);
