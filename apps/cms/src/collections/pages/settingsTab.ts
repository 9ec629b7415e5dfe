import { newsletterModes } from '@concierge/contract/node';
import type { Block, Tab } from 'payload';
import { checkbox } from '../../fields/checkbox.ts';
import { choice } from '../../fields/choice.ts';
import { linkFields } from '../../fields/link.ts';
import { localizedText, localizedTextarea } from '../../fields/text.ts';
import { picture } from '../../fields/upload.ts';

const floatingCta: Block = {
  slug: 'floating_cta',
  interfaceName: 'FloatingCtaLink',
  labels: { singular: 'Floating call to action', plural: 'Floating calls to action' },
  fields: linkFields(true),
};

/** Search engines, live chat and floating calls to action (spec §2, page wrapper). */
export const settingsTab: Tab = {
  label: 'Search engines and settings',
  fields: [
    {
      name: 'metatag',
      type: 'group',
      label: 'For search engines and social media',
      fields: [
        localizedText('title', 'Title', { description: "The page's title stands in." }),
        localizedTextarea('description', 'Description', { description: 'The lead stands in.' }),
        choice('robots', 'Robots', ['index', 'noindex'], {
          names: { index: 'May be found (index)', noindex: 'Not to be found (noindex)' },
          description: 'noindex keeps the page out of search engines and the sitemap.',
        }),
        picture('image', 'Picture'),
      ],
    },
    {
      type: 'row',
      fields: [
        checkbox('field_add_live_chat', 'Show live chat here', { width: '50%' }),
        checkbox('field_exclude_live_chat', 'Never show live chat here', { width: '50%' }),
      ],
    },
    choice('field_newsletter_mode', 'Newsletter list', newsletterModes, {
      names: { school: 'Newsletter of the school', alumni: 'Newsletter of the alumni' },
      description: 'The list that the footer of this page subscribes to. Without one, the school.',
    }),
    {
      name: 'field_floating_cta',
      type: 'blocks',
      label: 'Floating calls to action',
      labels: { singular: 'Floating call to action', plural: 'Floating calls to action' },
      blocks: [floatingCta],
    },
  ],
};
