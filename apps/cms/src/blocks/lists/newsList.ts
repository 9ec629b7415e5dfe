import { choice, choices } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { newsCategories } from '../../fields/values.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';
import { query } from './query.ts';

/** Latest news, newest first. */
export const newsListBlock = defineBlock({
  slug: 'news_list',
  singular: 'List of news',
  plural: 'Lists of news',
  purpose: 'list',
  drawing: draw.rows(3, (y) => draw.picture(5, y - 1, 11, 8) + draw.lines(20, y, 34, 2)),
  fields: [
    query([choices('category', 'Categories', newsCategories)]),
    link('field_link', 'Link to all'),
    choice('field_variant', 'Arrangement', ['lead', 'grid', 'archive'], {
      names: { lead: 'One large, others beside it', archive: 'Lines by date' },
      defaultValue: 'lead',
    }),
  ],
});
