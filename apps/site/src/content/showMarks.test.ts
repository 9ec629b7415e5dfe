import { markEnd, markStart } from '@concierge/contract/marks';
import { expect, test } from 'vitest';
import { marksAsElements } from './showMarks.ts';

const marked = (text: string) => `${markStart}${text}${markEnd}`;

test('marks become elements in running text, and vanish where no element can stand', () => {
  const html = `<title>${marked('T')}</title><a title="${marked('a')} > b" href='x'>A ${marked('new word')} here</a><script>"${marked('s')}"</script>`;
  expect(marksAsElements(html, 'ins')).toBe(
    `<title>T</title><a title="a > b" href='x'>A <ins>new word</ins> here</a><script>"s"</script>`,
  );
});

test('a text that was cut closes its mark itself, and a page without marks stays as it is', () => {
  expect(marksAsElements(`<p>${markStart}half</p><p>rest${markEnd}</p>`, 'del')).toBe(
    '<p><del>half</del></p><p>rest</p>',
  );
  expect(marksAsElements('<p>a < b</p>', 'ins')).toBe('<p>a < b</p>');
  expect(marksAsElements(`<p>a < ${marked('b')}</p>`, 'ins')).toBe('<p>a < <ins>b</ins></p>');
});
