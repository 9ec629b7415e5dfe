import type { ProgramTeaser } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import type { BreadcrumbList, Graph, NewsArticle, Thing } from 'schema-dts';
import { documentUrl } from '../content/documentUrl.ts';
import type { PageContext } from '../content/pageContext.ts';
import { absoluteUrl } from '../routing/absoluteUrl.ts';
import { mediaUrl } from '../routing/imageUrl.ts';
import { blockMarkup, courseList } from './blocks.ts';
import { eventMarkup } from './event.ts';
import { organization } from './identity.ts';
import { programMarkup } from './program.ts';

/**
 * Everything that a page says to machines, as one graph (spec §2 program schema; facts are those
 * that the page shows). `listed` are programmes that the page lists beside its blocks.
 */
export function structuredData(
  context: PageContext,
  listed: readonly ProgramTeaser[] = [],
  today = swissDay(),
): Graph | undefined {
  const node = context.answer?.node;
  if (!node) return undefined;
  const things: (Thing | undefined)[] = [
    node.type === 'homepage' || node.type === 'school' ? organization(context.brand) : undefined,
    programMarkup(context, today),
    newsMarkup(context),
    eventMarkup(context),
    ...blockMarkup(context),
    listed.length >= 3 ? courseList(listed, context) : undefined,
    breadcrumbs(context),
  ];
  const graph = things.filter((thing) => thing !== undefined);
  return graph.length ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

/** JSON for a `<script type="application/ld+json">`; no text of ours can end the element. */
export const jsonLd = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

function newsMarkup(context: PageContext): NewsArticle | undefined {
  const { answer, brand, origin } = context;
  const node = answer?.node;
  if (!node?.news) return undefined;
  return {
    '@type': 'NewsArticle',
    headline: node.title,
    datePublished: node.news.date,
    ...(node.changed ? { dateModified: node.changed } : {}),
    ...(node.field_hero_image
      ? { image: new URL(mediaUrl(node.field_hero_image.url), origin).href }
      : {}),
    inLanguage: node.lang,
    url: documentUrl(node, context),
    author: { '@type': 'Organization', name: node.news.author ?? brand.name, url: `${origin}/` },
    publisher: organization(brand),
  };
}

function breadcrumbs({ answer, origin, lang }: PageContext): BreadcrumbList | undefined {
  const node = answer?.node;
  // A contact page is its form only (spec §2), without a trail.
  if (!node?.breadcrumbs.length || node.type === 'contact') return undefined;
  const trail = [...node.breadcrumbs, { title: node.title, alias: node.alias }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, alias }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(origin, lang, alias),
    })),
  };
}
