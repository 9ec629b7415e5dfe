import { hasLanguage } from '@concierge/brands/liveBrands';
import { isLang, type Lang } from '@concierge/contract/lang';

/** The language that a path begins with, where the brand of this code is published in it. */
export function pathLang(code: string, path: string): Lang | undefined {
  const first = path.split('/', 2)[1];
  return isLang(first) && hasLanguage(code, first) ? first : undefined;
}
