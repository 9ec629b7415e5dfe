import type { Image } from '@concierge/contract/image';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';

interface Props {
  readonly image: Image | undefined;
  readonly sizes: string;
  readonly className: string | undefined;
  /** Stands in the place of a missing picture. */
  readonly text?: string;
}

/** The picture of a teaser, decoration beside its title; the brand's mark where there is none. */
export const TeaserPicture = ({ image, sizes, className, text }: Props) =>
  image ? (
    <Picture image={{ ...image, alt: '' }} sizes={sizes} className={className} />
  ) : (
    <Placeholder text={text} className={className} />
  );
