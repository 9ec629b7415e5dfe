import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseNode, testContext } from '../testContext.ts';
import { FormFrame, framedAddress } from './FormFrame.tsx';

const nodeWith = (more: object) => ({ ...parseNode(nodeExamples.brochure.plain), ...more });
function framed(more: object): string {
  const node = nodeWith(more);
  const url = framedAddress(node);
  return url
    ? renderToStaticMarkup(<FormFrame url={url} node={node} context={testContext()} />)
    : '';
}

test('field_iframe is framed at its height, titled, sandboxed, with the way to the page itself', {
  tags: ['S3.page.1'],
}, () => {
  const html = framed({
    title: 'Brochure',
    field_iframe: 'https://forms.example.net/brochure?a=1&b=2',
    field_iframe_height: 910,
  });
  expect(html).toContain('src="https://forms.example.net/brochure?a=1&amp;b=2"');
  expect(html).toContain('title="Brochure"');
  expect(html).toContain('height="910"');
  expect(html).toContain('href="https://forms.example.net/brochure?a=1&amp;b=2"');
  const sandbox = /sandbox="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(sandbox).toContain('allow-forms');
  expect(sandbox).not.toContain('allow-top-navigation');
});

test('a page of ours can’t take the sandbox off', () =>
  expect(framed({ field_iframe: `${testContext().origin}/en/` })).not.toContain(
    'allow-same-origin',
  ));

test.each(['http://forms.example.net/', 'javascript:alert(1)', 'data:text/html,x', 'none', ''])(
  'nothing else is framed: %s',
  (field_iframe) => expect(framedAddress(nodeWith({ field_iframe }))).toBeUndefined(),
);
