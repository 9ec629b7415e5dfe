const shortcode =
  /\[\/?(caption|gallery|embed|video|audio|playlist|[a-z][\w-]*(?=\s+\w+=))[^\]\n]*\]/g;

/** Content of WordPress as HTML: paragraphs where it has none, without shortcodes. */
export function contentHtml(content: string, dropped: (why: string) => void): string {
  const html = content.replaceAll(shortcode, (_, name: string) => {
    if (name !== 'caption') dropped(`The shortcode [${name}] was left out.`);
    return '';
  });
  if (/<(p|div|h[1-6]|ul|ol|table)[\s>]/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
