import type { Payload } from 'payload';
import { handleNode } from '../api/node.ts';

/** What `POST {api}/node` answers. */
export async function fetchParsedNode(
  payload: Payload,
  nodeUrl: unknown,
  { brand = 'HIM', lang = 'en' }: { brand?: string; lang?: string } = {},
): Promise<{
  status: number;
  body: {
    tags?: string[];
    node?: {
      id: string;
      title: string;
      in_english?: string[];
      field_newsletter_mode?: string;
      field_side_cards: { lang?: string }[];
      field_blocks: { type: string; lang?: string }[];
    };
    errors?: { message: string }[];
  };
}> {
  const request = new Request(`http://localhost/api/node?lang=${lang}`, {
    method: 'POST',
    headers: { entorno: brand, 'content-type': 'application/json' },
    body: JSON.stringify({ nodeUrl }),
  });
  const response = await handleNode(payload, request);
  return { status: response.status, body: await response.json() };
}
