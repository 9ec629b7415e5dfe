import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { expect, test } from 'vitest';
import { richTextHtml } from './richTextHtml.ts';

test('Lexical becomes clean HTML: links by the rule, headings below the block, tables that scroll, no styles', {
  tags: ['S1.blocks.3'],
}, () => {
  const html = richTextHtml(blockExamples.rich_text.full.field_text, 'ru', 3);
  expect(html).toContain('<a href="/ru/contact/">Write to admissions</a>');
  expect(html).toContain('<h3>Before you apply</h3>');
  expect(html).toContain('<h4>In this order</h4>');
  expect(html).toContain(
    '<div data-table="" role="group" aria-label="Таблица" tabindex="0"><table>',
  );
  expect(html).not.toMatch(/style=|class=/);
});

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" JaVaScRiPt:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,x">a</a>', 'a'],
  ['<svg onload="x()"><p>a</p></svg>', '<p>a</p>'],
  [
    '<img src="x" onerror="x()">',
    '<img src="/img/828/75/webp/-/x" alt="" loading="lazy" decoding="async" />',
  ],
  ['<iframe src="https://example.org"></iframe>a', 'a'],
  ['<form action="/x"><input name="a"></form>', ''],
  ['<p>a &amp; b &lt;c&gt;</p>', '<p>a &amp; b &lt;c&gt;</p>'],
])('foreign HTML %s becomes %s', (dirty, clean) => {
  expect(richTextHtml(dirty, 'en', 3)).toBe(clean);
});

test('links out of the site keep their address, and a new window gets no opener', () => {
  expect(richTextHtml('<a href="https://example.org/x" target="_blank">a</a>', 'en', 3)).toBe(
    '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(
    richTextHtml(
      '<a href="mailto:a@example.org">a</a> <a href="tel:+41">b</a> <a href="#c">c</a>',
      'ar',
      3,
    ),
  ).toContain('href="mailto:a@example.org"');
});

test('headings keep their steps whatever level they begin at, and never pass h6', () => {
  expect(richTextHtml('<h1>a</h1><h2>b</h2>', 'en', 4)).toBe('<h4>a</h4><h5>b</h5>');
  expect(richTextHtml('<h4>a</h4><h6>b</h6>', 'en', 3)).toBe('<h3>a</h3><h5>b</h5>');
  expect(richTextHtml('<h2>a</h2><h6>b</h6>', 'en', 5)).toBe('<h5>a</h5><h6>b</h6>');
});

test('only a heading that is shown counts as the highest', () => {
  expect(richTextHtml('<!-- <h1> --><p lang="<h1">a</p><h2></h2><h3>b</h3>', 'en', 3)).toBe(
    '<p lang="&lt;h1">a</p><h3>b</h3>',
  );
});

test('5 KB of broken markup come out balanced', () => {
  const html = richTextHtml('<table><tr><td><p>'.repeat(50), 'en', 3);
  expect(html.split('<table').length).toBe(html.split('</table>').length);
});
