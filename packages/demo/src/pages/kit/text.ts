import type { L10n, Picture } from '../../types.ts';
import { type Scene, scenes } from './scenes.ts';

/** A drawn scene with its own alternative text, or with one that fits the page better. */
export const pic = (scene: Scene, alt: L10n = scenes[scene]): Picture => ({ scene, alt });

/** A drawn scene as a media item with a caption below it. */
export const captioned = (
  scene: Scene,
  field_caption: L10n,
): Picture & { field_caption: L10n } => ({ ...pic(scene), field_caption });

/** A link of a block. */
export const link = (url: string, title: L10n): { url: string; title: L10n } => ({ url, title });

/** A question with its answer, or any other text to unfold. */
export const fold = (
  field_title: L10n,
  field_text: L10n,
): { field_title: L10n; field_text: L10n } => ({ field_title, field_text });

/** A figure with its meaning. */
export const stat = (
  value: L10n | string,
  label: L10n,
  field_text?: L10n,
): { value: L10n; label: L10n; field_text?: L10n } => ({
  value: typeof value === 'string' ? { en: value, es: value, ar: value, ru: value } : value,
  label,
  ...(field_text && { field_text }),
});

/** A step or year of a timeline. */
export const step = (
  label: L10n | string,
  field_title: L10n,
  field_text?: L10n,
): { label: L10n; field_title: L10n; field_text?: L10n } => ({
  label: typeof label === 'string' ? { en: label, es: label, ar: label, ru: label } : label,
  field_title,
  ...(field_text && { field_text }),
});
