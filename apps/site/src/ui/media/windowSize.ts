export interface WindowSize {
  width: number;
  height: number;
}

/** Size where there is no window to measure (spec §4). */
export const defaultWindowSize: WindowSize = { width: 1200, height: 800 };
/** How long a window must be still before its size counts, in ms (spec §4). */
export const resizeDebounce = 1500;

/** Size of the window now, or the default one on the server. */
export const windowSize = (): WindowSize =>
  typeof window === 'undefined'
    ? defaultWindowSize
    : { width: window.innerWidth, height: window.innerHeight };

/**
 * Reports the size at once and 1500 ms after its last change (spec §4); returns what ends it.
 */
export function watchWindowSize(report: (size: WindowSize) => void): () => void {
  report(windowSize());
  if (typeof window === 'undefined') return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => report(windowSize()), resizeDebounce);
  };
  window.addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', later);
  };
}
