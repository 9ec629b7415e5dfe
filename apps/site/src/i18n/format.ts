/**
 * Puts values into the `{name}` places of an interface string; a place without a value stays as it
 * is. A value that ends in a full stop, as Russian dates do, ends the sentence too.
 */
export const format = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  template.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name]);
    return value.endsWith('.') ? value : value + stop;
  });
