import type { Lang } from '../values/lang.ts';

/**
 * What editors and feeds may do to a page: long headlines and words either way; then one of
 * everything and no picture, or too much of all.
 */
export type Strain = 'few' | 'many';

/** Repeated items of a strained example: one, or 17; of a strained menu: none, or 40. */
export const strainCounts = { few: { items: 1, menu: 0 }, many: { items: 17, menu: 40 } } as const;

/** A headline of 140 characters. */
const headlines = {
  en: 'What a kitchen of fourteen people learns in one winter about breakfast, bills, kindness and the last cable car down to the valley on Sundays',
  ar: 'ما الذي يتعلمه مطبخ من أربعة عشر شخصاً خلال شتاء واحد عن الإفطار والفواتير والصبر وآخر عربة تلفريك تنزل إلى الوادي مساء كل يوم أحد من الموسم',
} as const;
/** A word of 60 letters that no hyphenation knows. */
const words = {
  en: 'Lauterbrunnenseilbahnbetriebsgenossenschaftsvorstandsitzungs',
  ar: 'مستشفياتومطاعموفنادقومدارسومختبراتومكتباتوملاعبومسابحومساكنه',
} as const;

const headlineKeys = new Set(['title', 'field_title', 'field_heading', 'Name', 'name']);
const wordKeys = new Set([
  'field_pretitle',
  'label',
  'value',
  'role',
  'field_role',
  'field_author',
  'place',
  'field_price',
  'field_course_mode',
]);
const textKeys = new Set([
  'field_text',
  'field_lead',
  'description',
  'qualification',
  'note',
  'term',
]);
const repeatedKeys = new Set([
  'field_items',
  'items',
  'related_programs',
  'related_news',
  'field_side_cards',
  'requirements',
  'curriculum',
]);
const pictureKeys = new Set(['image', 'field_image', 'field_hero_image', 'field_poster']);
/** Names that code compares: a form's fields, languages. */
const leftAlone = new Set([
  'field_webform_dynamic_paragraph',
  'form',
  'campaigns',
  'metatag',
  'options',
  'translations',
  'languages',
]);

/**
 * An example, or a page's shell, as the worst editor would fill it in; every other headline begins
 * with the long word.
 */
export function strain<T>(example: T, how: Strain, lang: Lang): T {
  const script = lang === 'ar' ? 'ar' : 'en';
  const word = words[script];
  let titles = 0;
  const headline = () =>
    titles++ % 2 === 0 ? headlines[script] : `${word} ${headlines[script]}`.slice(0, 140);
  const strained = (key: string, value: unknown): unknown => {
    if (leftAlone.has(key)) return value;
    if (typeof value === 'string') {
      if (headlineKeys.has(key)) return headline();
      if (wordKeys.has(key)) return word;
      if (textKeys.has(key)) return `${value} ${word}`;
      return value;
    }
    if (Array.isArray(value))
      return (repeatedKeys.has(key) ? repeat(value, strainCounts[how].items) : value).map((item) =>
        strained('', item),
      );
    if (typeof value !== 'object' || value === null) return value;
    if (pictureKeys.has(key) && how === 'few') return undefined;
    const entries = Object.entries(value).map(([inner, content]) => [
      inner,
      strained(inner, content),
    ]);
    return {
      ...Object.fromEntries(entries),
      ...('width' in value && 'height' in value && { width: 1600, height: 2400 }),
    };
  };
  return strained('', example) as T;
}

/** A menu of so many items, numbered, from those of a real one. */
export const strainMenu = <T extends { title: string; below: T[] }>(
  items: readonly T[],
  how: Strain,
): T[] =>
  repeat([...items], strainCounts[how].menu).map((item, index) => ({
    ...item,
    title: index % 8 === 7 ? `${index + 1} ${words.en}` : `${item.title} ${index + 1}`,
    // Forty at each depth, though not below each of the forty.
    below: index === 0 ? strainMenu(item.below, how) : item.below.slice(0, 3),
  }));

const repeat = <T>(items: readonly T[], count: number): T[] =>
  items.length === 0
    ? []
    : Array.from({ length: count }, (_, index) => items[index % items.length] as T);
