import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLang } from '@concierge/contract/lang';
import type { PageMemory } from '../../cache/pageMemory.ts';
import { refusedRendering } from '../../leads/endpoints/sendView.ts';
import { clientAddress } from '../../routing/clientAddress.ts';
import { pathLang } from '../../routing/pathLang.ts';
import { keyAddress, type Target } from './pageKeys.ts';

/**
 * True where an address has had too many pages by a query that are not in memory, each of which is
 * a search of the backend; then 429 is answered.
 */
export async function refusedQuery(
  { key, brand }: Target & { kind: 'page' },
  memory: PageMemory,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!key.includes('?') || memory.get(key)) return false;
  const lang = pathLang(brand.code, keyAddress(key)) ?? defaultLang;
  return refusedRendering({ response, brand, lang, ip: clientAddress(request) }, 'search');
}
