import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { page } from '@concierge/contract/examples/nodeKit';
import { linksInLanguage } from '@concierge/contract/linksInLanguage';
import { parseNodeAnswer } from '@concierge/contract/parse';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../tests/fakeContent.ts';
import { testContext } from '../layouts/testContext.ts';
import { readAnswer, readShell } from './readAnswer.ts';

const shell = fakeShell(testContext().brand, 'en');
const blocks = [
  blockExamples.hero.full,
  blockExamples.rich_text.full,
  blockExamples.event_list.full,
  { type: 'carousel_3d' },
];
const answerWith = (field_blocks: readonly unknown[]) =>
  JSON.parse(
    JSON.stringify({ node: { ...page('lego_page', '/a/', 'A'), field_blocks }, ...shell }),
  );

test('an answer read by parts is what it is as a whole, and its parts are the same objects the next time', () => {
  const report = vi.fn<(line: string) => void>();
  const first = readAnswer(answerWith(blocks), 'A', report);
  expect(first).toEqual(parseNodeAnswer(linksInLanguage(answerWith(blocks), 'en'), 'A', report));
  const again = readAnswer(answerWith([blocks[1], blocks[0]]), 'A', report);
  expect(again.node.field_blocks[0]).toBe(first.node.field_blocks[1]);
  expect(again.menus.main).toBe(first.menus.main);
  expect(report).not.toHaveBeenCalled();
});

test('a faulty block is left out and named, also beside kept ones; another fault throws', () => {
  const report = vi.fn<(line: string) => void>();
  expect(
    readAnswer(answerWith([...blocks, { type: 'hero', field_title: 7 }]), 'B', report).node
      .field_blocks,
  ).toHaveLength(4);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('B: block 4 left out: field_title: '),
  );
  expect(() => readAnswer({ ...answerWith(blocks), menus: 'none' }, 'C', report)).toThrow('menus');
});

test('a shell keeps the page’s own languages and tags', () => {
  const languages = [{ lang: 'ru', title: 'Русский', absolute: 'https://him.example.org/ru/x/' }];
  expect(
    readShell({ ...shell, menus: { ...shell.menus, languages }, tags: ['menu:HIM'] }),
  ).toMatchObject({
    menus: { languages },
    tags: ['menu:HIM'],
  });
  expect(readShell({})).toBeUndefined();
});

test('a link that comes without a language is English, whatever the page is', {
  tags: ['S2.routes.3'],
}, () => {
  const node = {
    ...page('lego_page', '/a/', 'A'),
    field_floating_cta: [{ url: '/visit', title: 'V' }],
  };
  const menus = {
    main: [
      { title: 'P', relative: '/programs?x=1#a' },
      { title: 'A', relative: '/ar/a/' },
    ],
  };
  const answer = readAnswer({ menus, blocks: {}, tags: [], node }, 'HIM /ar/', () => undefined);
  expect(answer.node.field_floating_cta[0]?.url).toBe('/en/visit/');
  expect(answer.menus.main.map(({ relative }) => relative)).toEqual([
    '/en/programs/?x=1#a',
    '/ar/a/',
  ]);
  expect(answer.node.alias).toBe('/a/');
});
