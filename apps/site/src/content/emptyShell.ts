import { type Shell, shellSchema } from '@concierge/contract/calls';

/** The shell of a page of which nothing was ever known: no menus, no footer blocks. */
export const emptyShell: Shell = shellSchema.parse({ menus: {}, blocks: {}, tags: [] });
