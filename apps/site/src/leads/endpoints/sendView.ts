import type { ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { send } from '../http/requests.ts';
import { type RateKind, rateExceeded } from '../limits/rates.ts';
import type { View } from './view.ts';
import { tooManyView } from './views.ts';

/** Answers a page of ours, for one visitor. */
export const sendView = (
  response: ServerResponse,
  status: number,
  view: View,
  headers: Readonly<Record<string, string>> = {},
): void => send(response, status, 'text/html', view.html, { ...view.headers, ...headers });

interface RenderingCall {
  readonly response: ServerResponse;
  readonly brand: BrandDefinition;
  readonly lang: Lang;
  readonly ip: string;
}

/** True where an address has had too many pages rendered for it alone; then 429 is answered. */
export async function refusedRendering(
  { response, brand, lang, ip }: RenderingCall,
  kind: RateKind = 'rendering',
): Promise<boolean> {
  const wait = await rateExceeded(kind, ip);
  if (!wait) return false;
  sendView(response, 429, await tooManyView(lang, brand), { 'Retry-After': String(wait) });
  return true;
}
