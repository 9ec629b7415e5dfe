import { errorsSchema } from '@concierge/contract/calls';

/** Where a redirect leads (spec §7): the message of its first error. */
export const redirectTarget = (data: unknown): string | undefined =>
  errorsSchema.safeParse(data).data?.errors[0]?.message;
