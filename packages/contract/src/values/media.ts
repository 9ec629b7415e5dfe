import * as z from 'zod/mini';
import { imageSchema } from './image.ts';
import { list, opt, soundList, text } from './kit.ts';

const fileSchema = z.object({ url: z.string().check(z.minLength(1)) });

/** A language tag as HTML's `lang` and `srclang` have it: `en`, `pt-BR`. */
const languageTag = () =>
  z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i), z.maxLength(35));

/** Captions of a film in one language: the address of a WebVTT file, as an image's `url` is. */
const captionsSchema = z.object({
  url: z.string().check(z.minLength(1)),
  srclang: languageTag(),
  /** What the player calls them; the language's own name where absent. */
  label: opt(z.string()),
});

/** What is said and seen in a film, as plain text; an empty line begins a paragraph. */
const transcriptSchema = z.object({
  text: text(),
  /** Language of the text; the page's where absent. */
  lang: opt(languageTag()),
});

/** A media item (spec §3): an image, an uploaded video or an embedded one. */
export const mediaItemSchema = z.object({
  type: z.object({ media_type: z.enum(['image', 'video', 'remote_video']) }),
  field_media_image: list(imageSchema),
  field_media_image_1: opt(imageSchema),
  /** YouTube or Vimeo addresses; rewritten to their embed forms (spec §9). */
  field_media_oembed_video: list(z.string()),
  field_media_video_file: list(fileSchema),
  /** The mobile video, used at 992 px and less (spec §4). */
  field_video_responsive: list(fileSchema),
  /** Where a click on the item leads. */
  field_url: opt(fileSchema),
  /** Still picture shown before a video plays. */
  field_poster: opt(imageSchema),
  field_caption: opt(z.string()),
  /** Captions of an uploaded video, one entry a language (WCAG 1.2.2). */
  field_captions: soundList(captionsSchema),
  /** Transcript of a video (WCAG 1.2.3). */
  field_transcript: opt(transcriptSchema),
});
export type MediaItem = z.output<typeof mediaItemSchema>;
