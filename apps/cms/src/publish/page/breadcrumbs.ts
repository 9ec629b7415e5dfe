import type { PageNode } from '@concierge/contract/node';
import { inLanguage } from '../inLanguage.ts';
import { type Publishing, related } from '../publishing.ts';
import { findTrailPage } from './findPage.ts';

/**
 * Pages above a path, from the home page down to the parent. A missing one is left out until the
 * brand's routes change.
 */
export async function publishBreadcrumbs(
  p: Publishing,
  path: string,
): Promise<PageNode['breadcrumbs']> {
  const crumbs = await Promise.all(parentPaths(path).map((parent) => publishCrumb(p, parent)));
  return crumbs.filter((crumb) => crumb !== undefined);
}

/** Paths above a path: of `/a/b/` these are `/` and `/a/`. */
export function parentPaths(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts.map(
    (_, index) =>
      `/${parts
        .slice(0, index)
        .map((part) => `${part}/`)
        .join('')}`,
  );
}

async function publishCrumb(
  p: Publishing,
  alias: string,
): Promise<PageNode['breadcrumbs'][number] | undefined> {
  const found = await findTrailPage(p, alias);
  const page = found && (await related(p, 'pages', inLanguage(found, p.textLang).id));
  if (page) return { title: page.title, alias };
  p.tags.add(`route:${p.brand}`);
  return undefined;
}
