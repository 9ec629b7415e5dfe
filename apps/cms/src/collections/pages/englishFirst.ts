import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import {
  type CollectionBeforeOperationHook,
  type FieldHook,
  getLatestCollectionVersion,
  type PayloadRequest,
  type TextFieldValidation,
} from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { isRecord } from '../../runtime/isRecord.ts';
import type { Page } from '../../runtime/payload-types.ts';
import { holdsWords } from '../../validation/required/holdsWords.ts';
import { textPresent } from '../../validation/required/textPresent.ts';

type Name = 'alias' | 'title';
type Texts = Partial<Record<Lang, string | null>>;
type Saved = Parameters<TextFieldValidation>[1];

const languageKey = 'publishedLanguage';
const textsKey = (name: string, id: unknown): string => `languages:${name}:${String(id)}`;

/** Keeps which language a save publishes, where it publishes one alone. */
export const rememberPublishedLanguage: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion')
    req.context[languageKey] = (args as { publishSpecificLocale?: string }).publishSpecificLocale;
  return args;
};

/**
 * Keeps the texts of a field in all languages that a save writes besides its own one: those of the
 * newest draft, or of the version that is restored.
 */
export const rememberLanguages: FieldHook = ({
  field,
  originalDoc,
  req,
  siblingDocWithLocales,
  value,
}) => {
  const name = String(field.name);
  req.context[textsKey(name, originalDoc?.id)] = siblingDocWithLocales?.[name];
  return value;
};

/**
 * The texts of a page's field that become public beside the saved one: who publishes one language
 * leaves the others as they were published last.
 */
export async function otherLanguages(
  req: PayloadRequest,
  name: Name,
  id: number | string | undefined,
): Promise<Texts> {
  if (id === undefined || !req.context[languageKey])
    return (req.context[textsKey(name, id)] ?? {}) as Texts;
  const query = { collection: 'pages', locale: 'all', where: { id: { equals: id } } } as const;
  const { config } = req.payload.collections.pages;
  const published = await getLatestCollectionVersion<{ id: number } & Record<Name, Texts | null>>({
    id,
    config,
    payload: req.payload,
    published: true,
    query,
    req,
  });
  return published?.[name] ?? {};
}

/** Whether a page would be published without this text in English. */
export async function lacksEnglish(
  name: Name,
  value: unknown,
  { data, event, id, req }: Saved,
): Promise<boolean> {
  const isPublished = (data as Partial<Page>)._status === 'published';
  if (event === 'onChange' || !isPublished || req.locale === defaultLang) return false;
  const others = await otherLanguages(req, name, id);
  const isOfAll = !isLang(req.locale) && Object.keys(others).length === 0 && isRecord(value);
  return !holdsWords((isOfAll ? (value as Texts) : others)[defaultLang]);
}

/**
 * A title in the language of the save and, once the page is published, in English: English stands
 * in for each language that a page lacks.
 */
export const pageTitle: TextFieldValidation = async (value, options) => {
  const isPresent = textPresent(value, options);
  if (isPresent !== true || !(await lacksEnglish('title', value, options))) return isPresent;
  return sayTo(options)(
    options.req.context[languageKey]
      ? 'Its English is not on the site yet: publish the page in English first or in all languages.'
      : 'A page needs an English title before it is published: switch the form to English and write it.',
  );
};
