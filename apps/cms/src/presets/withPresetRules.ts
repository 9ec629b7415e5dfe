import { type Field, type SanitizedConfig, traverseFields } from 'payload';
import { serverOnly } from '../fields/admin/serverOnly.ts';
import { type Label, label } from '../i18n/label.ts';
import { checkPreset, presetsSlug } from './checkPreset.ts';

const whoMay = {
  read: label('Who sees it'),
  update: label('Who changes it'),
  delete: label('Who deletes it'),
} as const;

const fieldLabels: Readonly<Record<string, Label>> = {
  title: label('Name'),
  isShared: label('Shared'),
  access: label('Sharing'),
  where: label('Filters'),
  columns: label('Columns'),
  groupBy: label('Group by'),
};

const optionLabels: Readonly<Record<string, Label>> = {
  everyone: label('Everyone'),
  onlyMe: label('Only me'),
};

/**
 * The configuration, whose presets are checked before they are stored and speak the four languages
 * of the admin. Payload adds their collection after all plugins.
 */
export async function withPresetRules(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building;
  const presets = config.collections.find(({ slug }) => slug === presetsSlug);
  if (!presets) return config;
  presets.hooks.beforeOperation = [checkPreset, ...(presets.hooks.beforeOperation ?? [])];
  const list = { Component: '/admin/lists/ListScreen.tsx#ListScreen' };
  presets.admin.components = {
    ...presets.admin.components,
    views: { ...presets.admin.components?.views, list },
  };
  traverseFields({
    config,
    fields: presets.fields,
    callback: ({ field }) => nameField(field as Field),
  });
  return config;
}

function nameField(field: Field): void {
  if ('name' in field && field.name) {
    const text = fieldLabels[field.name];
    if (text) Object.assign(field, { label: text });
  }
  if (field.type === 'collapsible') {
    const [group] = field.fields;
    const name = group && 'name' in group ? group.name : undefined;
    if (name && name in whoMay)
      Object.assign(field, { label: whoMay[name as keyof typeof whoMay] });
  }
  // No list is shown in groups (checkPreset.ts).
  if ('name' in field && field.name === 'groupBy')
    Object.assign(field, { admin: { ...serverOnly } });
  if (field.type === 'text' && field.name === 'title') Object.assign(field, { maxLength: 120 });
  if (field.type !== 'select' || field.name !== 'constraint') return;
  Object.assign(field, { label: label('Who') });
  for (const option of field.options)
    if (typeof option === 'object' && option.value in optionLabels)
      Object.assign(option, { label: optionLabels[option.value] });
}
