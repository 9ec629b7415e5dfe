/** Where the form of a document stores what is typed as a draft. */
export const draftAddress = (
  slug: string | undefined,
  id: number | string | undefined,
  locale: string,
): string =>
  `/api/${slug}/${id}?depth=0&draft=true&autosave=true&locale=${locale}&fallback-locale=none`;
