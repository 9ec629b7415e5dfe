/** A language's name in a language of the admin, as a heading writes it. */
export function languageIn(language: string, lang: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
