/** A language's name in another one, e.g. `inglés`; the tag itself where it names no language. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** A language's own name, e.g. `Español`; the tag itself where it names no language. */
export function ownLanguageName(tag: string): string {
  const name = languageName(tag, tag);
  return name === tag ? tag : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
