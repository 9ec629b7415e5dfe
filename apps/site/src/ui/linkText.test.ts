import { expect, test } from 'vitest';
import { linkText } from './linkText.ts';

test.each([
  ['/programs/?level=master', 'Discover programs', 'برامج'],
  ['/campuses/virtual-visit/', 'Take a virtual visit', 'جولة'],
  ['/admissions/', 'Learn more', 'المزيد'],
])(
  'a link to %s without a text says where it leads',
  { tags: ['S3.i18n.1'] },
  (url, english, arabic) => {
    expect(linkText({ url, title: '' }, 'en')).toBe(english);
    expect(linkText({ url, title: '' }, 'ar')).toContain(arabic);
    expect(linkText({ url, title: 'Own words' }, 'en')).toBe('Own words');
  },
);
