import { formTypes } from '@concierge/contract/node';
import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { sayTo } from '../../i18n/say.ts';
import type { Page } from '../../runtime/payload-types.ts';

/**
 * Refuses that a form page (spec §2) is published without a form or the frame that stands in for
 * it. A page that is on the site without either can still be taken off it.
 */
export const formOrFrame: RelationshipFieldSingleValidation = (value, options) => {
  const { data, event } = options;
  const { _status, field_iframe, type } = data as Partial<Page>;
  const isPublished = event === 'onChange' || _status === 'published';
  const isFormPage = formTypes.some((one) => one === type);
  return isPublished && isFormPage && !value && !field_iframe
    ? sayTo(options)('A page of this type needs a form, or a frame in its place.')
    : relationship(value, options);
};
