import type { CrawledPage } from './page.ts';
import { plainNumbers, visibleText } from './visibleText.ts';

/** A thing of a page's JSON-LD graph. */
type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/**
 * What every type must say, by the rules of the search engines and of the specification (§2, §9).
 */
const required: Readonly<Record<string, readonly string[]>> = {
  CollegeOrUniversity: ['name'],
  EducationalOccupationalProgram: [
    'name',
    'description',
    'url',
    'provider.name',
    'timeToComplete',
    'offers.priceCurrency',
    'hasCourse.name',
  ],
  Course: ['name', 'description', 'provider.name'],
  NewsArticle: ['headline', 'datePublished', 'author.name', 'author.url', 'publisher.name'],
  EducationEvent: [
    'name',
    'startDate',
    'endDate',
    'location',
    'eventStatus',
    'eventAttendanceMode',
    'organizer.name',
  ],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  Offer: ['priceCurrency', 'availability', 'category'],
};

/** What a page of a node type has to say of itself. */
const expected: Readonly<Record<string, string>> = {
  homepage: 'CollegeOrUniversity',
  school: 'CollegeOrUniversity',
  program: 'EducationalOccupationalProgram',
  singleNews: 'NewsArticle',
};

/** Properties whose text is a fact that the page must show as well. */
const shown = [
  'educationalCredentialAwarded',
  'educationalProgramMode',
  'programPrerequisites',
  'courseMode',
  'courseWorkload',
  'headline',
  'text',
];
const instants = ['startDate', 'endDate', 'datePublished', 'dateModified', 'uploadDate'];
const addresses = ['url', 'item', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'image'];
const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** What is wrong with a page's structured data, or undefined. */
export function markupFault(page: CrawledPage): string | undefined {
  const type = /data-node-type="(\w+)"/.exec(page.html)?.[1] ?? '';
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page.html)?.[1];
  const wanted = expected[type];
  if (!text) return wanted && `no structured data on a ${type} page`;
  const document = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
  if (document['@context'] !== 'https://schema.org') return 'no context';
  const graph = document['@graph'];
  const itself = graph.find((thing) => thing['@type'] === wanted);
  if (wanted && !itself) return `no ${wanted} on a ${type} page`;
  if (wanted && !URL.canParse(String(itself?.['url']))) return `${wanted} without its address`;
  const seen = plainNumbers(visibleText(page.html));
  return thingsIn(graph).flatMap((thing) => thingFault(thing, seen) ?? [])[0];
}

/** Every thing of a graph, however deep it stands. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Thing, ...inside] : inside;
}

function thingFault(thing: Thing, seen: string): string | undefined {
  const type = thing['@type'];
  const isReference = '@id' in thing && !('url' in thing);
  const missing = isReference ? undefined : required[type]?.find((path) => !at(thing, path));
  if (missing) return `${type} without ${missing}`;
  const unseen = shown.find(
    (name) => typeof thing[name] === 'string' && !isShown(thing[name], seen),
  );
  if (unseen) return `${type}.${unseen} is not on the page: ${String(thing[unseen])}`;
  const wrongDate = instants.find((name) => name in thing && !iso.test(String(thing[name])));
  if (wrongDate) return `${type}.${wrongDate} is no date: ${String(thing[wrongDate])}`;
  const relative = addresses.find(
    (name) => typeof thing[name] === 'string' && !URL.canParse(thing[name]),
  );
  if (relative) return `${type}.${relative} is no full address: ${String(thing[relative])}`;
  return ruleByType[type]?.(thing, seen) || undefined;
}

/** Rules of one type beyond what it must have. */
const ruleByType: Readonly<Record<string, (thing: Thing, seen: string) => string | false>> = {
  Offer: (offer, seen) => {
    const price = offer['price'];
    if (
      offer['priceCurrency'] !== 'CHF' ||
      offer['category'] !== 'registration' ||
      !String(offer['availability']).endsWith('/InStock')
    )
      return 'an offer that is not CHF, in stock, registration';
    return price === undefined
      ? !isShown(offer['description'], seen) && 'an offer without price or sentence'
      : !seen.includes(String(price)) && `the price ${price} is not on the page`;
  },
  EducationEvent: (event, seen) => {
    if (
      ![event['startDate'], event['endDate']].every((date) =>
        /T.*[+-]\d{2}:\d{2}$/.test(String(date)),
      )
    )
      return 'an event without offset';
    return !isShown(event['name'], seen) && `the event ${event['name']} is not on the page`;
  },
  ItemList: ({ itemListElement }) => listFault(itemListElement, 3),
  BreadcrumbList: ({ itemListElement }, seen) => {
    const unseen = (itemListElement as Thing[]).find(({ name }) => !isShown(name, seen));
    return unseen
      ? `the breadcrumb ${String(unseen['name'])} is not on the page`
      : listFault(itemListElement, 2);
  },
  Question: ({ name }, seen) =>
    !isShown(name, seen) && `the question is not on the page: ${String(name)}`,
};

const listFault = (items: unknown, least: number): string | false => {
  const places = (items as Thing[]).map(({ position }) => position);
  return (
    (places.length < least || places.some((place, index) => place !== index + 1)) &&
    `a list with the places ${places.join()}`
  );
};

const at = (thing: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      thing,
    );

/**
 * Text as a person compares it: without blanks, since tags of a text are no blanks in the markup.
 */
const isShown = (text: unknown, seen: string): boolean =>
  bare(seen).includes(bare(plainNumbers(String(text))));
const bare = (text: string): string => text.replaceAll(/[\s\u2066-\u2069]/g, '');
