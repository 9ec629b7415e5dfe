/**
 * Milliseconds after which the work is done even without a painting: a page in the background has
 * none.
 */
const paintTimeoutMs = 200;

/**
 * Does some work once, when the browser has painted, so that a press is seen at once even where the
 * work takes a slow phone a while.
 */
export function afterPaint(work: () => void): void {
  let begun = false;
  const begin = () => {
    if (!begun) work();
    begun = true;
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, paintTimeoutMs);
}
