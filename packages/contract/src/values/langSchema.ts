import * as z from 'zod/mini';
import { langs } from './lang.ts';

/** One of the site's languages; apart from `langs`, which browsers load without zod. */
export const langSchema = z.enum(langs);
