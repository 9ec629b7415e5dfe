import { businessModules } from './businessModules.ts';
import { culinaryModules } from './culinaryModules.ts';
import { digitalModules } from './digitalModules.ts';
import { eventModules } from './eventModules.ts';
import { generalModules } from './generalModules.ts';
import { hotelModules } from './hotelModules.ts';

/**
 * Taught modules by a short key, so that the same module bears the same name in every programme.
 */
export const modules = {
  ...hotelModules,
  ...businessModules,
  ...digitalModules,
  ...eventModules,
  ...culinaryModules,
  ...generalModules,
};
