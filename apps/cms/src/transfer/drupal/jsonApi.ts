import * as z from 'zod/mini';
import { Refusal } from '../Refusal.ts';

const identifier = z.object({
  type: z.string(),
  id: z.string(),
  meta: z.optional(z.record(z.string(), z.unknown())),
});
const relationship = z.object({
  data: z.optional(z.nullable(z.union([identifier, z.array(identifier)]))),
});
const resource = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z._default(z.record(z.string(), z.unknown()), {}),
  relationships: z._default(z.record(z.string(), relationship), {}),
});
const link = z.union([z.string(), z.object({ href: z.string() })]);
const document = z.object({
  data: z.union([z.array(resource), resource]),
  included: z._default(z.array(resource), []),
  links: z._default(z.record(z.string(), z.nullable(link)), {}),
});

export type Identifier = z.output<typeof identifier>;
export type Resource = z.output<typeof resource>;

/** An answer of JSON:API. */
export interface JsonApiDocument {
  readonly data: readonly Resource[];
  readonly included: readonly Resource[];
  /** Addresses by name, e.g. `next`. */
  readonly links: Readonly<Record<string, string>>;
}

/** Reads an answer; throws a Refusal for what is no JSON:API. */
export function parseDocument(value: unknown, from: string): JsonApiDocument {
  const { success, data, error } = document.safeParse(value);
  if (!success) {
    const at = error.issues[0]?.path.join('.');
    throw new Refusal(`${from} answers with what is no JSON:API${at ? ` (at ${at})` : ''}.`);
  }
  const links = Object.entries(data.links).flatMap(([name, target]) =>
    target ? [[name, typeof target === 'string' ? target : target.href]] : [],
  );
  return {
    data: [data.data].flat(),
    included: data.included.filter(({ type }) => !isPersonal(type)),
    links: Object.fromEntries(links),
  };
}

const personal = /^(user|comment|contact_message|webform_submission|profile|message)--/;

/** True for types that hold what persons are or have written; they are never read. */
export const isPersonal = (type: string): boolean => personal.test(type);

/** What one relationship of a resource refers to. */
export const related = ({ relationships }: Resource, name: string): readonly Identifier[] =>
  [relationships[name]?.data ?? []].flat().filter(({ id }) => id !== 'missing');
