import type { AdminViewServerProps } from 'payload';

/** A parameter of a screen's address that stands in it once; undefined where none does. */
export function parameter(view: AdminViewServerProps, name: string): string | undefined {
  const value = view.searchParams?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** A screen's address with those parameters that have a value. */
export const addressWith = (path: string, parameters: Record<string, string | undefined>): string =>
  `${path}?${new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;
