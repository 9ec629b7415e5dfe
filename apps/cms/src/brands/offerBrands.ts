import { brandCodes } from '@concierge/brands/brands';
import { registry } from '@concierge/brands/registry';
import { type Option, type SanitizedConfig, traverseFields } from 'payload';
import { globalSingleton } from '../runtime/globalSingleton.ts';

/** Next evaluates the configuration once a layer: the admin's pages have their own. */
const configs = globalSingleton('configs', () => new Set<SanitizedConfig>());

/** The configuration, whose fields offer the brands of the moment from now on. */
export async function withBrands(made: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await made;
  configs.add(config);
  offerIn(config);
  return config;
}

/**
 * Gives every field that offers brands the brands of today, in every copy of the configuration, and
 * has those that are sent to browsers made anew.
 */
export function offerBrands(): void {
  for (const config of configs) offerIn(config);
  const name = '_payload_clientConfigs';
  const copies = (globalThis as unknown as Record<string, Record<string, unknown> | undefined>)[
    name
  ];
  for (const language of Object.keys(copies ?? {})) delete copies?.[language];
}

const codeIn = (option: Option): string => (typeof option === 'string' ? option : option.value);
/** Lists that offer brands; they may hold no shipped one later. */
const ofBrands = globalSingleton('brandOptions', () => new WeakSet<readonly Option[]>());
/** Whether options are the brands: a configuration begins with every shipped one. */
export function isOfBrands(options: readonly Option[]): boolean {
  const isFound = brandCodes.every((code) => options.some((option) => codeIn(option) === code));
  if (isFound) ofBrands.add(options);
  return ofBrands.has(options);
}
/** Some fields say codes alone. */
const isBare = (option: Option): boolean =>
  typeof option === 'string' || option.label === option.value;

/** The lists are changed in place, since Payload holds them in many places. */
function offerIn(config: SanitizedConfig): void {
  const seen = new Set<Option[]>();
  const offer = ({ field }: { field: object }): void => {
    const { type, options } = field as { type: string; options?: Option[] };
    if (type !== 'select' || !options || seen.has(options) || !isOfBrands(options)) return;
    seen.add(options);
    const bare = options.every(isBare);
    const offered = registry.map(({ code, name }) => ({
      label: bare ? code : `${code} ${name}`,
      value: code,
    }));
    options.splice(0, options.length, ...offered);
  };
  for (const { fields } of config.collections) traverseFields({ config, fields, callback: offer });
}
