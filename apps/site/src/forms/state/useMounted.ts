import { startTransition, useEffect, useState } from 'react';

/**
 * True once the page is mounted on the client (spec §2: the form renders only then); rendering it
 * then yields to whoever scrolls or taps.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return mounted;
}
