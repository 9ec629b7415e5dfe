/** Cookie in which vanilla-cookieconsent keeps the choice. */
export const cookieName = 'consent';

/** The categories that the visitor agreed to earlier, or undefined where nothing was chosen yet. */
export function storedChoice(): ReadonlySet<string> | undefined {
  try {
    // A browser may forbid to read cookies.
    const value = document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${cookieName}=`))
      ?.slice(cookieName.length + 1);
    if (!value) return undefined;
    const { categories } = JSON.parse(decodeURIComponent(value)) as { categories?: string[] };
    return new Set(categories ?? []);
  } catch {
    return undefined;
  }
}
