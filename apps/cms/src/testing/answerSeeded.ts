import { registry } from '@concierge/brands/registry';
import { type NodeAnswer, sitemapAnswerSchema } from '@concierge/contract/calls';
import { type Lang, langs } from '@concierge/contract/lang';
import { parseNodeAnswer } from '@concierge/contract/parse';
import type { Payload } from 'payload';
import { handleSitemap } from '../api/sitemap.ts';
import { answerNode } from '../publish/page/answer.ts';

/** A seeded page as the backend answers it in a language. */
export interface Answered {
  brand: string;
  lang: Lang;
  path: string;
  answer: NodeAnswer;
  raw: string;
}

/** Every seeded page of every brand in every language, and what was wrong with any. */
export async function answerSeeded(
  payload: Payload,
): Promise<{ answered: Answered[]; faults: string[] }> {
  const answered: Answered[] = [];
  const faults: string[] = [];
  for (const { code } of registry) {
    const sitemap = await handleSitemap(
      payload,
      new Request(`http://localhost/api/sitemap?brand=${code}`),
    );
    for (const entry of sitemapAnswerSchema.parse(await sitemap.json()).pages) {
      for (const lang of langs) {
        const path = entry.paths[lang] ?? entry.paths['en'] ?? '';
        const answer = await answerNode(payload, code, lang, path);
        const { status } = answer;
        const body = answer.body.toString();
        if (status !== 200) faults.push(`${code} ${lang} ${path}: ${status}`);
        else
          answered.push({
            brand: code,
            lang,
            path,
            raw: body,
            answer: parseNodeAnswer(JSON.parse(body), path, (line) => faults.push(line)),
          });
      }
    }
  }
  return { answered, faults };
}
