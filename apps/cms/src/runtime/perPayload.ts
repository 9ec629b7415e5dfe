import type { Payload } from 'payload';
import { globalSingleton } from './globalSingleton.ts';

/**
 * Something of which each Payload instance has one, made when it is first asked for; every bundle
 * of this process shares it, as `globalSingleton` says.
 */
export function perPayload<T extends object>(
  name: string,
  create: (payload: Payload) => T,
): (payload: Payload) => T {
  const made = globalSingleton(name, () => new WeakMap<Payload, T>());
  return (payload) => {
    const value = made.get(payload) ?? create(payload);
    made.set(payload, value);
    return value;
  };
}
