import { readable } from '../../fields/choice.ts';
import { typeNames } from '../../fields/values.ts';
import { wordIn } from '../../i18n/label.ts';

const names: Readonly<Record<string, string>> = typeNames;

/** What a lead type is called in a language of the admin. */
export const typeName = (language: string, type: string): string =>
  wordIn(language, names[type] ?? readable(type));
