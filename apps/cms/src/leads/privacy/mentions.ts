import type { Identity } from './identity.ts';

/** What stands where a person was named. */
export const erasedText = '[erased]';
const friendFields = /^Friend/;

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** Finds the address, or the telephone number with whatever stands between its digits. */
function patternOf({ email, digits }: Identity): RegExp {
  const between = String.raw`[\s().\/-]*`;
  const number = `(?:\\+?\\d${between}){0,5}${[...digits].join(between)}`;
  const parts = [...(email ? [literal(email)] : []), ...(digits ? [number] : [])];
  return new RegExp(parts.join('|'), 'gi');
}

/** Names of those fields of somebody's enquiry that name a person; of a friend all that were given. */
export function namesIn(fields: unknown, identity: Identity): string[] {
  const entries = Object.entries(fields as Record<string, string>);
  const pattern = patternOf(identity);
  const named = entries.flatMap(([name, value]) =>
    String(value).search(pattern) >= 0 ? [name] : [],
  );
  const isFriend = named.some((name) => friendFields.test(name));
  const friends = entries.flatMap(([name]) => (friendFields.test(name) ? [name] : []));
  return [...new Set([...named, ...(isFriend ? friends : [])])];
}

/** The fields without the person: a friend's own fields go, elsewhere a mark stands for the address. */
export function withoutNames(fields: unknown, identity: Identity): Record<string, string> {
  const named = new Set(namesIn(fields, identity));
  const pattern = patternOf(identity);
  return Object.fromEntries(
    Object.entries(fields as Record<string, string>).flatMap(([name, value]) => {
      if (!named.has(name)) return [[name, value]];
      return friendFields.test(name) ? [] : [[name, value.replaceAll(pattern, erasedText)]];
    }),
  );
}
