import { ofOwnBrand } from './brands/ofOwnBrands.ts';

/**
 * Administrators every enquiry; admissions those of their brands, none where no brand is named;
 * editors none.
 */
export const admissionsOnly = ofOwnBrand('persons');
