import type { SocialCard } from '../../content/socialCard.ts';
import type { Effort } from './encodeImage.ts';
import type { IconFile } from './iconFiles.ts';
import type { ImageRequest } from './imageRequest.ts';

/**
 * What the picture process is asked for: a picture in another size, a social card with its
 * picture, if there is one, or a brand's icon in pixels.
 */
export type PictureJob =
  | {
      readonly kind: 'image';
      readonly source: string;
      readonly request: ImageRequest;
      readonly effort: Effort;
    }
  | { readonly kind: 'card'; readonly card: SocialCard; readonly picture: string | undefined }
  | { readonly kind: 'icon'; readonly svg: string; readonly icon: IconFile };

/** A job with its number, and the file to write. */
export interface PictureOrder {
  readonly id: number;
  readonly job: PictureJob;
  readonly path: string;
}

/** The file is there, or why it isn't. */
export interface PictureReply {
  readonly id: number;
  readonly problem?: string;
  /** True where the source is there and is no picture that can be decoded. */
  readonly isUnreadable?: boolean;
}

/** Set in the environment of the picture process. */
export const pictureRole = 'CONCIERGE_PICTURES';
