import type { TextFieldValidation } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { linkUrl } from './url.ts';

/** An address that has to be there where no file is chosen beside it. */
export const fileOrUrl: TextFieldValidation = (value, { siblingData, req }) => {
  if (value) return linkUrl(value, { req });
  return (
    Boolean((siblingData as { file?: unknown }).file) ||
    sayTo({ req })('Give a file, or its address.')
  );
};
