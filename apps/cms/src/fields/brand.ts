import { brands } from '@concierge/brands/brands';
import type { FieldHook, Option, PayloadRequest, SelectField } from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { eachOnce } from './eachOnce.ts';
import { type FieldOptions, fieldBase } from './options.ts';

/** The shipped ones; `offerBrands` puts those of the installation in their place. */
const options: Option[] = brands.map((brand) => ({
  label: `${brand.code} ${brand.name}`,
  value: brand.code,
}));

interface FilterArgs {
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly options: Option[];
  readonly req: PayloadRequest;
  readonly siblingData: unknown;
}

/** Offers an editor the own brands, and those that are there already. */
function ownOr(has: readonly unknown[], { options: all, req }: FilterArgs): Option[] {
  const own = req.user ? ownBrands(req) : undefined;
  return own
    ? all.filter((option) => typeof option === 'object' && [...own, ...has].includes(option.value))
    : all;
}

/** The same, where the document says its brands in a field. */
const offered =
  (name: string) =>
  (args: FilterArgs): Option[] =>
    ownOr([args.data?.[name]].flat(), args);

/** The brand that a new document of an editor begins with; an administrator chooses. */
const preset = ({ req }: { req: PayloadRequest }): string | undefined =>
  req.user ? ownBrands(req)?.[0] : undefined;

/** A copy belongs to the brands of whoever makes it. */
const ownOnly: FieldHook = ({ value, req }) => {
  const own = req.user ? ownBrands(req) : undefined;
  return own && Array.isArray(value) ? value.filter((brand) => own.includes(brand)) : value;
};

/** Brands whose sites show the document (spec §1, `field_domain_access`). */
export const brandsField: SelectField = {
  name: 'field_domain_access',
  type: 'select',
  label: 'Shown on',
  hasMany: true,
  required: true,
  index: true,
  options,
  defaultValue: ({ req }: { req: PayloadRequest }) =>
    [preset({ req })].filter((brand) => brand !== undefined),
  filterOptions: offered('field_domain_access'),
  hooks: { beforeValidate: [eachOnce], beforeDuplicate: [ownOnly] },
  admin: {
    position: 'sidebar',
    description: 'Sites that show this document. You can choose the brands that you edit.',
  },
};

/** Brands that a file of the library belongs to; all of them share it where there is none. */
export const mediaBrandsField: SelectField = {
  name: 'field_domain_access',
  type: 'select',
  label: 'Belongs to',
  hasMany: true,
  index: true,
  options,
  defaultValue: ({ req }: { req: PayloadRequest }) => (req.user ? ownBrands(req) : undefined) ?? [],
  filterOptions: offered('field_domain_access'),
  hooks: { beforeValidate: [eachOnce], beforeDuplicate: [ownOnly] },
  admin: {
    position: 'sidebar',
    components: { Cell: '/collections/media/BelongsToCell.tsx#BelongsToCell' },
    description:
      'Who edits one of these brands may change it. Where it is empty, all brands share it and only administrators change it.',
  },
};

/** The one brand that the document belongs to. */
export const brandField: SelectField = {
  name: 'brand',
  type: 'select',
  label: 'Brand',
  required: true,
  index: true,
  options,
  defaultValue: preset,
  filterOptions: offered('brand'),
  admin: { position: 'sidebar' },
};

/** The brand of a row; those of the document are offered, too, for whoever edits one edits all. */
export const rowBrandField: SelectField = {
  name: 'brand',
  type: 'select',
  label: 'Brand',
  required: true,
  options,
  defaultValue: preset,
  filterOptions: (args) => {
    const { brand } = (args.siblingData ?? {}) as { brand?: unknown };
    return ownOr([args.data?.['field_domain_access'], brand].flat(), args);
  },
};

/** A school by its code, as a fact of the document. */
export const schoolField = (
  name: string,
  label: string,
  settings: FieldOptions & { hasMany?: boolean } = {},
): SelectField => ({
  ...fieldBase(name, label, settings),
  type: 'select',
  options,
  ...(settings.hasMany ? { hasMany: true, hooks: { beforeValidate: [eachOnce] } } : {}),
});
