import { useEffect, useState } from 'react';

/** True once the page is mounted on the client (spec §2: the form renders only then). */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
