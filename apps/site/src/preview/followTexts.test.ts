// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { followTexts } from './followTexts.ts';

const island = (props: string) =>
  `<astro-island props="${props}" ssr><label>First name</label></astro-island>`;
/** A page of two blocks that both have the same title, with a form. */
const pageHtml = ({
  title = 'A school',
  paragraph = 'Quiet and ',
  form = 'a',
  items = '',
} = {}) => `
  <main>
    <nav><a>${title}</a></nav><h1>${title}</h1>
    <section data-block="stats"><h2>Visit\n us</h2><p>A label</p><p>A label</p>${items}</section>
    <section data-block="rich_text"><h2>Visit us</h2>
      <div data-richtext><p>${paragraph}<strong>small</strong></p><p>small</p></div></section>
    ${island(form)}
  </main>`;
const parse = (body: string) =>
  new DOMParser().parseFromString(
    `<head><meta name="preview-blocks" content="a1 b2"></head><body>${body}</body>`,
    'text/html',
  );
const said = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeEach(() => {
  document.head.innerHTML = '<meta name="preview-blocks" content="a1 b2">';
  document.body.innerHTML = pageHtml();
});

test('a typed text is set wherever its field is shown, and nowhere else', () => {
  const { type } = followTexts(document);
  type([{ path: 'title', was: ['A school'], now: ['A school by the lake'] }]);
  expect(said('h1, nav')).toEqual(['A school by the lake', 'A school by the lake']);
  const field = { block: 'b2', path: 'field_blocks.1.field_title', was: ['Visit us'] };
  type([{ ...field, now: ['Come'] }]);
  type([{ block: 'new', path: 'field_blocks.2.field_title', was: ['Visit us'], now: ['New'] }]);
  expect(said('h2').map((text) => text?.replaceAll(/\s+/g, ' '))).toEqual(['Visit us', 'Come']);
});

test('a text that became empty, or what it was again, is typed on', () => {
  const { type } = followTexts(document);
  for (const text of ['', 'A', 'A school', 'B']) {
    type([{ path: 'title', was: ['A school'], now: [text] }]);
    expect(said('h1')).toEqual([text]);
  }
});

test('of a formatted text the leaves are found as a whole, each at its place', () => {
  const { type } = followTexts(document);
  const field = { block: 'b2', path: 'field_blocks.1.field_text' };
  const was = ['Quiet and ', 'small', 'small'];
  type([{ ...field, was, now: ['Quiet and ', 'small', 'tiny'] }]);
  expect(said('[data-richtext] p')).toEqual(['Quiet and small', 'tiny']);
  type([{ ...field, path: 'another', was: ['Quiet and ', 'large'], now: ['', ''] }]);
  expect(said('[data-richtext] p')).toEqual(['Quiet and small', 'tiny']);
});

test('what an island shows is left to it', () => {
  const { type } = followTexts(document);
  type([{ path: 'label', was: ['First name'], now: ['Given name'] }]);
  expect(said('label')).toEqual(['First name']);
});

test('a saved page whose texts alone differ is shown in place, whatever scripts have changed', () => {
  const { update } = followTexts(document);
  const heading = document.querySelector('h1');
  document.querySelector('h1')?.setAttribute('data-woken', '');
  document.querySelector('astro-island')?.replaceChildren('woken');
  expect(update(parse(pageHtml({ title: 'A hotel' })))).toBe(true);
  expect(said('h1, nav')).toEqual(['A hotel', 'A hotel']);
  expect(document.querySelector('h1')).toBe(heading);
  expect(said('astro-island')).toEqual(['woken']);
});

test.each([
  ['an element more', { title: 'B', items: '<p>One more</p>' }],
  ['a text that became empty', { title: '' }],
  ['an island of other data', { title: 'B', form: 'b' }],
])('%s is nothing to set in place', (_, changed) => {
  const { update } = followTexts(document);
  expect(update(parse(pageHtml(changed)))).toBe(false);
  expect(said('h1')).toEqual(['A school']);
});

test('a page of other blocks is nothing to set in place, nor one whose texts are gone', () => {
  const { update } = followTexts(document);
  const moved = parse(pageHtml({ title: 'B' }));
  moved.querySelector('meta')?.setAttribute('content', 'b2 a1');
  expect(update(moved)).toBe(false);
  document.querySelector('h1')?.replaceChildren('of a script');
  expect(update(parse(pageHtml({ title: 'B' })))).toBe(false);
});

test('a save takes back nothing that was typed since, and mends a text of another field', () => {
  const { type, update } = followTexts(document);
  const field = { block: 'a1', path: 'field_blocks.0.field_items.0.label' };
  type([{ ...field, was: ['A label'], now: ['Students'] }]);
  expect(said('[data-block=stats] p')).toEqual(['Students', 'Students']);
  type([
    { ...field, was: ['Students'], now: ['Students'] },
    { path: 'title', was: ['A school'], now: ['A schoo'] },
  ]);
  const saved = pageHtml().replace('A label', 'Students');
  expect(update(parse(saved))).toBe(true);
  expect(said('[data-block=stats] p')).toEqual(['Students', 'A label']);
  expect(said('h1')).toEqual(['A schoo']);
});
