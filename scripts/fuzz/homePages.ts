import { setTimeout as sleep } from 'node:timers/promises';
import { brands } from '@concierge/brands/brands';
import { sendRaw } from './sendRaw.ts';

/**
 * The answers of the five home pages, head and body, but for their date; read until two rounds are
 * equal, for changes that came before may still be on their way.
 */
export async function homePages(port: number): Promise<ReadonlyMap<string, string>> {
  let last = await readAll(port);
  for (let rounds = 0; rounds < 10; rounds += 1) {
    await sleep(1000);
    const next = await readAll(port);
    if ([...next].every(([host, page]) => last.get(host) === page)) return next;
    last = next;
  }
  return last;
}

async function readAll(port: number): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const {
    hosts: [host = ''],
  } of brands) {
    const request = `GET /en/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const { head, body } = await sendRaw(port, Buffer.from(request), 'GET');
    pages.set(host, head.replace(/\r\nDate: [^\r]*/i, '') + body.toString('base64'));
  }
  return pages;
}
