import { parseArgs } from 'node:util';
import { Refusal } from '../Refusal.ts';
import { requireBrand } from '../requireBrand.ts';
import type { ImportOptions } from './ImportOptions.ts';

export interface SiteImportOptions extends ImportOptions {
  /** Types of pages by the names that the source has for its own. */
  readonly types?: Readonly<Record<string, string>>;
}

export interface ImportFlags extends SiteImportOptions {
  /** An address, a folder or a file. */
  readonly from: string;
}

/**
 * Reads `FROM --brand CODE [--publish] [--type THEIRS=OURS …]`; throws a Refusal for anything else.
 */
export function importFlags(args: readonly string[]): ImportFlags {
  const { values, positionals } = parsed(args);
  const [from, ...more] = positionals;
  if (!from || more.length > 0) throw new Refusal('Say where from, once.');
  const types = values.type.map((pair) => /^([\w-]+)=(\w+)$/.exec(pair)?.slice(1) ?? []);
  if (types.some((pair) => pair.length < 2))
    throw new Refusal('Write types as theirs=ours, e.g. --type story=singleNews.');
  return {
    from,
    brand: requireBrand(values.brand),
    publish: values.publish,
    types: Object.fromEntries(types),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        brand: { type: 'string' },
        publish: { type: 'boolean', default: false },
        type: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
