import { agenda } from './en/agenda.ts';
import { chrome } from './en/chrome.ts';
import { forms } from './en/forms.ts';
import { study } from './en/study.ts';

/** Interface strings in English, the source of the type `Strings`. */
export const en = { ...chrome, ...study, ...agenda, ...forms } as const;
