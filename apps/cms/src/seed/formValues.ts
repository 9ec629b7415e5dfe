import type { SeedForm } from '@concierge/demo/types';

/** A form of the content under the collection's names: each field a block of its type. */
export function formValues({ brands, fields, ...same }: SeedForm): Record<string, unknown> {
  return {
    ...same,
    field_domain_access: brands,
    fields: fields.map(({ type, options, ...field }) => ({
      ...field,
      blockType: `field_${type}`,
      ...(options
        ? {
            options: options.map(({ groups, ...option }) => ({
              ...option,
              groups: groups?.join(', '),
            })),
          }
        : {}),
    })),
  };
}
