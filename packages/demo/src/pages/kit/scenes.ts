import type { DemoLang } from '../../demoLangs.ts';
import ar from './scenes/ar.json' with { type: 'json' };
import en from './scenes/en.json' with { type: 'json' };
import es from './scenes/es.json' with { type: 'json' };
import ru from './scenes/ru.json' with { type: 'json' };

/** Name of a scene of the drawing kit. */
export type Scene = keyof typeof en;

const names = Object.keys(en) as Scene[];

/** What each scene of the drawing kit shows, in the four languages: its alternative text. */
export const scenes = Object.fromEntries(
  names.map((name) => [name, { en: en[name], es: es[name], ar: ar[name], ru: ru[name] }]),
) as Readonly<Record<Scene, Record<DemoLang, string>>>;
