/**
 * State that every bundle of this process shares: Next may evaluate a module once per layer, so
 * what must exist once is kept on the global object under its name.
 */
export function globalSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`concierge.cms.${name}`);
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  const value = store[key] ?? create();
  store[key] = value;
  return value;
}
