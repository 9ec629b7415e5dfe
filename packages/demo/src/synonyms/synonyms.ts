import { demoLangs } from '../demoLangs.ts';
import type { SeedSynonyms } from '../types.ts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const groups = { en, es, ar, ru };

/**
 * Words of prospects and parents beside those that schools write. Each inflection that is typed
 * stands for itself; a group belongs to all brands.
 */
export const synonyms: SeedSynonyms[] = demoLangs.flatMap((lang) =>
  groups[lang].map((words) => ({ lang, words: words.split(', ') })),
);
