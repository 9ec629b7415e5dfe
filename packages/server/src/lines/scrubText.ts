const cut = '…';
const longest = 500;

/**
 * A message without what people may have typed: parameters of statements, values of rows,
 * everything between quotation marks, names of files, markup, queries of addresses, mail addresses,
 * telephone numbers, and words that are not plain English. Rather too much is cut than too little.
 */
export function scrubText(text: string): string {
  const scrubbed = text
    .replace(/\bparam(?:eter)?s?\b\s*[:=][\s\S]*/iu, `params: ${cut}`)
    .replace(/=\([\s\S]*\)/u, `=(${cut})`)
    .replace(/\bcontains \([\s\S]*/u, `contains (${cut})`)
    .replace(/"[\s\S]*"|"[\s\S]*$/u, cut)
    .replace(/`[\s\S]*`|`[\s\S]*$/u, cut)
    .replace(/(?<![\p{L}\p{N}])'[\s\S]*'|(?<![\p{L}\p{N}])'[\s\S]*$/u, cut)
    .replace(/\bFile [\s\S]* for collection\b/u, `File ${cut} for collection`)
    .replace(/\bExpected path: [\s\S]*/u, `Expected path: ${cut}`)
    .replace(/[^\s]*[<>][^\s]*/gu, cut)
    .replace(/\?[^\s?]*[=&][^\s]*/gu, `?${cut}`)
    .replace(/[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+/gu, cut)
    .replace(/\+?(?:\p{Nd}[\s()./-]{0,3}){7,}(?![\p{Nd}_])/gu, cut)
    .replace(/[^\s]*[^\p{ASCII}…–—·⨯✓→]+[^\s]*/gu, cut)
    .replace(/…(?:\s*…)+/gu, cut);
  return scrubbed.length > longest ? `${scrubbed.slice(0, longest)}${cut}` : scrubbed;
}
