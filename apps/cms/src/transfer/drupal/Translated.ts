import type { Lang } from '@concierge/contract/lang';
import { related } from './jsonApi.ts';
import { isInternal, sourceNames } from './names.ts';
import type { Entity } from './readEntities.ts';

type ByLang = Partial<Record<Lang, Entity>>;

/** An entity in all languages that it has, and which of its fields have been used. */
export class Translated {
  readonly lang: Lang;
  readonly base: Entity;
  readonly byLang: ByLang;
  readonly #used = new Set<string>();

  constructor(lang: Lang, base: Entity, byLang: ByLang = { [lang]: base }) {
    this.lang = lang;
    this.base = base;
    this.byLang = byLang;
  }

  get type(): string {
    return this.base.resource.type;
  }

  get id(): string {
    return this.base.resource.id;
  }

  /** The part of the type behind `--`. */
  get bundle(): string {
    return this.type.split('--')[1] ?? '';
  }

  /** The first of a field's names that this entity has a value of. */
  attribute(field: string): { name: string; value: unknown } | undefined {
    for (const name of sourceNames(field)) {
      const value = this.base.resource.attributes[name];
      if (isEmpty(value)) continue;
      this.#used.add(name);
      return { name, value };
    }
    return undefined;
  }

  /** An attribute in every language that has it. */
  texts(field: string): Partial<Record<Lang, unknown>> {
    const name = this.attribute(field)?.name;
    if (!name) return {};
    const entries = Object.entries(this.byLang).map(
      ([lang, entity]) => [lang, entity.resource.attributes[name]] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
  }

  /** What the first of a field's names refers to, as far as it came along. */
  relations(field: string, wanted: RegExp): { entity: Translated; meta: Meta }[] {
    for (const name of sourceNames(field)) {
      const references = related(this.base.resource, name).filter(({ type }) => wanted.test(type));
      if (references.length === 0) continue;
      this.#used.add(name);
      return references.flatMap((reference, at) => {
        const base = this.base.find(reference);
        if (!base) return [];
        const entity = new Translated(this.lang, base, this.#inLanguages(name, reference, at));
        const metas = Object.entries(this.byLang).map(([lang, one]) => {
          const own = related(one.resource, name);
          return [lang, (own.find(({ id }) => id === reference.id) ?? reference).meta ?? {}];
        });
        return [{ entity, meta: Object.fromEntries(metas) as Meta }];
      });
    }
    return [];
  }

  /** Ids that the first of a field's names refers to, whether they came along or not. */
  references(field: string, wanted: RegExp): string[] {
    for (const name of sourceNames(field)) {
      const ids = related(this.base.resource, name).filter(({ type }) => wanted.test(type));
      if (ids.length === 0) continue;
      this.#used.add(name);
      return ids.map(({ id }) => id);
    }
    return [];
  }

  /** Everything of a type that any relationship refers to. */
  children(wanted: RegExp): Translated[] {
    return Object.keys(this.base.resource.relationships)
      .filter((name) => !isInternal(name))
      .flatMap((name) => this.relations(name, wanted).map(({ entity }) => entity));
  }

  /** Paragraphs are one entity in all languages, or one a language in the same place. */
  #inLanguages(name: string, { id, type }: { id: string; type: string }, at: number): ByLang {
    const entries = Object.entries(this.byLang).flatMap(([lang, { resource, find }]) => {
      const own = related(resource, name);
      const inPlace = own[at]?.type === type ? own[at] : undefined;
      const reference = own.find((one) => one.id === id) ?? inPlace;
      const entity = reference && find(reference);
      if (!entity) return [];
      const said = entity.resource.attributes['langcode'];
      const isTranslated = said === undefined || said === lang || entity.resource.id !== id;
      return isTranslated ? [[lang, entity] as const] : [];
    });
    const found = Object.fromEntries(entries) as ByLang;
    const base = this.base.find({ id, type });
    return found[this.lang] || !base ? found : { ...found, [this.lang]: base };
  }

  /** Names of fields with a value that nothing has used. */
  unused(): string[] {
    const { attributes, relationships } = this.base.resource;
    const names = [
      ...Object.keys(attributes).filter((name) => !isEmpty(attributes[name])),
      ...Object.keys(relationships).filter((name) => related(this.base.resource, name).length > 0),
    ];
    return names.filter((name) => !this.#used.has(name) && !isInternal(name));
  }

  /** Takes a field out of `unused`. */
  use(name: string): void {
    this.#used.add(name);
  }
}

export type Meta = Partial<Record<Lang, Readonly<Record<string, unknown>>>>;

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
