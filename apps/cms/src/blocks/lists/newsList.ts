import { choice, choices } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { newsCategories } from '../../fields/values.ts';
import { defineBlock } from '../defineBlock.ts';
import { query } from './query.ts';

/** Latest news, newest first. */
export const newsListBlock = defineBlock('news_list', 'List of news', 'Lists of news', [
  query([choices('category', 'Categories', newsCategories)]),
  link('field_link', 'Link to all'),
  choice('field_variant', 'Arrangement', ['lead', 'grid', 'archive'], {
    names: { lead: 'One large, others beside it', archive: 'Lines by date' },
    defaultValue: 'lead',
  }),
]);
