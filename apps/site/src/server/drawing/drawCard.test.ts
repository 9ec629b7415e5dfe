import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lang } from '@concierge/contract/lang';
import { afterAll, expect, test } from 'vitest';
import type { PictureOrder } from './pictureJob.ts';

const folder = mkdtempSync(join(tmpdir(), 'concierge-cards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A machine without a font, as the shipped image is. */
const noFonts = join(folder, 'fonts.conf');
writeFileSync(noFonts, '<?xml version="1.0"?><fontconfig></fontconfig>');

/** Cards of these titles, drawn one after the other by a new process. */
async function cards(lang: Lang, titles: readonly string[]): Promise<Buffer[]> {
  const program = fileURLToPath(new URL('./pictureProcess.ts', import.meta.url));
  const env = { ...process.env, FONTCONFIG_FILE: noFonts, DATA_DIR: folder };
  const maker = fork(program, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const drawn: Buffer[] = [];
  for (const [id, title] of titles.entries()) {
    const path = join(folder, `${lang}-${id}.jpg`);
    const card = { brand: 'HIM', lang, title, image: undefined };
    const order: PictureOrder = { id, path, job: { kind: 'card', card, picture: undefined } };
    maker.send(order);
    expect(await new Promise((done) => maker.once('message', done))).toEqual({ id });
    drawn.push(readFileSync(path));
  }
  maker.disconnect();
  return drawn;
}

test.each([
  ['en', 'Class of'],
  ['ru', 'Набор'],
  ['ar', 'دفعة'],
] as const)(
  'a card in %s has digits and punctuation, not boxes, on a machine without fonts',
  async (lang, word) => {
    const titles = [`${word} 2027`, `${word} 2029`, `${word} (2027)`, `${word} «2027»`];
    const drawn = await cards(lang, [...titles, `${word} 2027`]);
    expect(new Set(titles.map((_, index) => drawn[index]?.toString('base64'))).size).toBe(4);
    // The first card of a process is set in the same fonts as its last one.
    expect(drawn.at(-1)?.equals(drawn[0] as Buffer)).toBe(true);
  },
  30_000,
);
