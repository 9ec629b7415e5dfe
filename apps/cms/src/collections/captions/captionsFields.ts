import { langs } from '@concierge/contract/lang';
import type { ArrayFieldValidation, Field, TextareaFieldValidation } from 'payload';
import { choice } from '../../fields/choice.ts';
import { languageNames } from '../../i18n/locales.ts';
import { sayTo } from '../../i18n/say.ts';
import { vttProblem } from './vttProblem.ts';

/** Characters of the longest file of captions: some hours of speech. */
const maxLength = 300_000;

const isFilm = ({ mimeType }: Record<string, unknown>): boolean =>
  typeof mimeType === 'string' && mimeType.startsWith('video/');

const validVtt: TextareaFieldValidation = (value, { req }) => {
  if (!value?.trim()) return true;
  const say = sayTo({ req });
  if (value.length > maxLength)
    return say('Captions have at most {limit} characters.', { limit: maxLength });
  const problem = vttProblem(value);
  if (!problem) return true;
  const text = say(problem.text);
  return problem.line === undefined
    ? text
    : say('Line {line}: {text}', { line: problem.line, text });
};

const oncePerLanguage: ArrayFieldValidation = (rows, { req }) => {
  const named = [rows].flat().map((row) => (row as { srclang?: unknown } | null)?.srclang);
  return new Set(named).size === named.length || sayTo({ req })('Each language stands here once.');
};

/**
 * Captions and transcript of a film in each language, and whether it needs captions (WCAG 1.2.2).
 */
export const captionsFields: Field[] = [
  {
    name: 'captions',
    type: 'array',
    label: 'Captions and transcripts',
    labels: { singular: 'Language', plural: 'Languages' },
    validate: oncePerLanguage,
    admin: {
      condition: isFilm,
      description:
        'One entry a language. Captions say what is said and heard, for people who do not hear it; the transcript says as well what is seen.',
    },
    fields: [
      choice('srclang', 'Language', langs, { names: languageNames, required: true }),
      {
        name: 'vtt',
        type: 'textarea',
        label: 'Captions (WebVTT)',
        validate: validVtt,
        admin: {
          rows: 6,
          components: { beforeInput: ['/collections/captions/CaptionsFile.tsx#CaptionsFile'] },
        },
      },
      {
        name: 'transcript',
        type: 'textarea',
        label: 'Transcript',
        admin: { rows: 6, description: 'Stands below the film. An empty line begins a paragraph.' },
      },
    ],
  },
  {
    name: 'has_sound',
    type: 'checkbox',
    label: 'Has sound',
    admin: {
      condition: isFilm,
      position: 'sidebar',
      description: 'Read from the file. A film with sound that says something needs captions.',
    },
  },
  {
    name: 'lacks_captions',
    type: 'checkbox',
    label: 'Has sound and no captions',
    index: true,
    admin: { readOnly: true, condition: () => false },
  },
];
