import type { Tab } from 'payload';
import { choice } from '../../fields/choice.ts';
import { ofType } from '../../fields/conditions.ts';
import { swissInstantField } from '../../fields/day.ts';
import { number } from '../../fields/number.ts';
import { plainText } from '../../fields/text.ts';
import { newsCategories } from '../../fields/values.ts';

/** Facts of a news article. */
export const newsTab: Tab = {
  label: 'News',
  admin: { condition: ofType('singleNews') },
  fields: [
    {
      name: 'news',
      type: 'group',
      label: 'Facts',
      fields: [
        {
          type: 'row',
          fields: [
            swissInstantField('date', 'Published on', { index: true, width: '50%' }),
            choice('category', 'Category', newsCategories, { index: true, width: '50%' }),
          ],
        },
        {
          type: 'row',
          fields: [
            plainText('author', 'Author', { width: '50%' }),
            number('reading_time', 'Reading time (minutes)', { min: 1, max: 120, width: '50%' }),
          ],
        },
      ],
    },
  ],
};
