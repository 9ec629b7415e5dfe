import { choice, choices } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { localizedTextarea } from '../../fields/text.ts';
import { programLevels, programSubjects } from '../../fields/values.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';
import { query } from './query.ts';

/** Programmes by a saved query of the finder. */
export const programListBlock = defineBlock({
  slug: 'program_list',
  singular: 'List of programmes',
  plural: 'Lists of programmes',
  purpose: 'list',
  drawing: draw.columns(
    2,
    (x) => draw.picture(x, 5, 24, 12) + draw.title(x, 20, 18) + draw.lines(x, 27, 22, 2),
  ),
  fields: [
    localizedTextarea('field_text', 'Lead'),
    query([
      choices('level', 'Levels', programLevels),
      choices('subject', 'Subjects', programSubjects),
    ]),
    link('field_link', 'Link to all'),
    choice('field_variant', 'Arrangement', ['cards', 'table'], { defaultValue: 'cards' }),
  ],
});
