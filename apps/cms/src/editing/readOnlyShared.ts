import { type Field, type FieldAccess, type SanitizedConfig, traverseFields } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { mayOnlyTranslate } from '../access/roles.ts';
import { savedByItself } from './savedByItself.ts';
import { translationsOnly } from './translationsOnly.ts';

/** What holds other fields: as read-only it would make the translated texts within it read-only. */
const containers = new Set(['array', 'blocks', 'group', 'tab']);

const isShared = (field: object, parentIsLocalized: boolean): boolean =>
  'name' in field &&
  !savedByItself.has(String(field.name)) &&
  !('localized' in field && field.localized) &&
  !('type' in field && (containers.has(String(field.type)) || field.type === 'ui')) &&
  !parentIsLocalized;

/**
 * Whether a form offers the field. Payload gives `siblingData` on a save only, and would drop a
 * forbidden value without a word: there `translationsOnly` judges the whole document.
 */
const isOffered =
  (own: FieldAccess | undefined): FieldAccess =>
  (args) => {
    if (own && args.siblingData) return own(args);
    if (!args.siblingData && mayOnlyTranslate(currentUser(args.req)?.role)) return false;
    return own?.(args) ?? true;
  };

/**
 * The configuration, in which who may only translate finds read-only what is the same in all
 * languages, wherever `translationsOnly` would refuse its change. Rows that are added, moved or
 * removed have no field: fixedBlocks.css hides their buttons.
 */
export async function withReadOnlyShared(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building;
  // Blocks are the same objects in several collections.
  const seen = new Set<object>();
  for (const { fields, hooks } of config.collections) {
    if (!hooks.beforeChange?.includes(translationsOnly)) continue;
    traverseFields({
      config,
      fields,
      fillEmpty: true,
      callback: ({ field, parentIsLocalized }) => {
        if (seen.has(field) || !isShared(field, parentIsLocalized)) return;
        seen.add(field);
        const shared = field as Extract<Field, { access?: unknown }>;
        shared.access = { ...shared.access, update: isOffered(shared.access?.update) };
      },
    });
  }
  return config;
}
