import { choice, choices } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { localizedTextarea } from '../../fields/text.ts';
import { programLevels, programSubjects } from '../../fields/values.ts';
import { defineBlock } from '../defineBlock.ts';
import { query } from './query.ts';

/** Programmes by a saved query of the finder. */
export const programListBlock = defineBlock(
  'program_list',
  'List of programmes',
  'Lists of programmes',
  [
    localizedTextarea('field_text', 'Lead'),
    query([
      choices('level', 'Levels', programLevels),
      choices('subject', 'Subjects', programSubjects),
    ]),
    link('field_link', 'Link to all'),
    choice('field_variant', 'Arrangement', ['cards', 'table'], { defaultValue: 'cards' }),
  ],
);
