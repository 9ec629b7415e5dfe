import type { CollectionBeforeOperationHook, Where } from 'payload';
import { formerLeadsSlug } from '../../runtime/formerLeadsSlug.ts';
import { isRecord } from '../../runtime/isRecord.ts';

const leads = 'leads';

/**
 * Rows of older versions name the leads by their former slug, and a sealed row never changes: who
 * looks for rows of leads finds those, too.
 */
export const withFormerSubject: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && isRecord(args.where) ? { ...args, where: widened(args.where) } : args;

function widened(where: Record<string, unknown>): Where {
  const whole = Object.fromEntries(
    Object.entries(where).map(([name, conditions]) => [
      name,
      Array.isArray(conditions)
        ? conditions.map((one: unknown) => (isRecord(one) ? widened(one) : one))
        : conditions,
    ]),
  ) as Where;
  const { subject, ...others } = whole;
  if (!isRecord(subject) || !meansLeads(subject)) return whole;
  const either = { or: [{ subject }, { subject: { equals: formerLeadsSlug } }] } as Where;
  return { ...others, and: [...[others.and ?? []].flat(), either] };
}

/** Whether a condition on a text is true of the slug of the leads. */
const meansLeads = (condition: Record<string, unknown>): boolean =>
  [condition['equals'], condition['in']].flat().includes(leads) ||
  [condition['like'], condition['contains']].some(
    (part) => typeof part === 'string' && part !== '' && leads.includes(part.toLowerCase()),
  );
