const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children: [{ type: 'text', text, version: 1, format: 0, mode: 'normal', style: '', detail: 0 }],
});
/** A rich text as an editor stores it, one paragraph a text. */
export const rich = (...texts: string[]) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: texts.map(paragraph),
  },
});
