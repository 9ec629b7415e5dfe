interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest part of an image with the target's proportions whose middle is as near to the focal
 * point (in percent) as the edges allow.
 */
export function cropBox(
  image: Size,
  target: Size,
  focal: { readonly x: number; readonly y: number },
) {
  const ratio = target.width / target.height;
  const width = Math.min(image.width, Math.round(image.height * ratio));
  const height = Math.min(image.height, Math.round(image.width / ratio));
  return {
    left: place(focal.x, image.width, width),
    top: place(focal.y, image.height, height),
    width,
    height,
  };
}

/** Where a piece begins so that a percentage of the whole is in its middle. */
const place = (percent: number, whole: number, piece: number) =>
  Math.round(Math.min(whole - piece, Math.max(0, (whole * percent) / 100 - piece / 2)));
