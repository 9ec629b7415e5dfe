import type { Field } from 'payload';
import type { Conversion, Values } from './Conversion.ts';
import type { Translated } from './Translated.ts';

/** Links of a field in Drupal's shape: `uri`, `title` and `options` by language. */
export function linkRows(name: string, entity: Translated, { link, misfit }: Conversion): Values[] {
  const texts = entity.texts(name);
  const base = [texts[entity.lang] ?? []].flat();
  return base.flatMap((value, at) => {
    const uri = linkUri(value);
    const url = uri && link(uri);
    if (!url) {
      misfit(entity, name, 'The address leads nowhere here.');
      return [];
    }
    const titles = Object.entries(texts).flatMap(([lang, list]) => {
      const title = (([list].flat()[at] ?? {}) as { title?: unknown }).title;
      return typeof title === 'string' && title ? [[lang, title]] : [];
    });
    const options = (value as { options?: { attributes?: Values } }).options;
    const { target } = options?.attributes ?? {};
    const opens = target === '_blank' || target === '_self' ? { target } : {};
    return [{ url, title: Object.fromEntries(titles), ...opens }];
  });
}

/** The address of a link field's first value. */
export const linkUri = (value: unknown): string | undefined => {
  const uri = ([value].flat()[0] as { uri?: unknown } | undefined)?.uri;
  return typeof uri === 'string' ? uri : undefined;
};

/** True for the fields of a link. */
export const isLink = (fields: readonly Field[]): boolean =>
  fields.some((field) =>
    'name' in field
      ? field.name === 'url'
      : field.type === 'row' &&
        field.fields.some((one) => 'name' in one && one.name === 'url') &&
        fields.length <= 2,
  );
