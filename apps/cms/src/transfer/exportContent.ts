import { langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import type { ContentDocument } from './contentDocument.ts';
import { FolderWriter } from './contentFolder.ts';
import { readableText } from './readableText.ts';
import { readContent } from './readContent.ts';
import { stableJson } from './stableJson.ts';

/**
 * Writes all content and media to a folder, one JSON file a document, and beside it what pages say
 * as Markdown. Throws a Refusal where the folder holds something else.
 */
export async function exportContent(
  payload: Payload,
  to: string,
): Promise<{ documents: ContentDocument[]; missingFiles: string[] }> {
  const folder = new FolderWriter(to);
  await folder.begin();
  try {
    const content = await readContent(payload, {
      onFile: (name, data) => folder.seal(name, data),
    });
    const names = new Set<string>();
    for (const document of content.documents) {
      const name = fileName(document, names);
      await folder.seal(`content/${document.collection}/${name}.json`, stableJson(document));
      if (document.collection === 'pages')
        for (const lang of langs) {
          const text = readableText(payload, document, lang);
          if (text) await folder.write(`text/${lang}/${name}.md`, text);
        }
    }
    await folder.finish();
    return content;
  } finally {
    await folder.remove();
  }
}

/** A name from the document's key that no other one has, whatever the case of its letters. */
function fileName({ collection, key }: ContentDocument, taken: Set<string>): string {
  const stem =
    key
      .slice(collection.length + 1)
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}._+]+/gu, '-')
      .replaceAll(/^[-.]+|-+$/g, '')
      .slice(0, 80) || 'unnamed';
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? stem : `${stem}-${n}`;
    const whole = `${collection}/${name}`.toLowerCase();
    if (taken.has(whole)) continue;
    taken.add(whole);
    return name;
  }
}
