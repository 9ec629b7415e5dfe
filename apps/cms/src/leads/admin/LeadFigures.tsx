import { registry } from '@concierge/brands/registry';
import type { Payload } from 'payload';
import { holds } from '../../access/roles.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Lead, User } from '../../runtime/payload-types.ts';
import { countLeads } from '../inbox/countLeads.ts';
import { CountsTable } from './CountsTable.tsx';

interface Props {
  readonly payload: Payload;
  readonly user: User;
  readonly language: string;
}

/** How many enquiries stand how, of the brands of who reads figures and no persons. */
export async function LeadFigures({ payload, user, language }: Props) {
  if (!holds(user, 'figures') || holds(user, 'persons')) return null;
  const say = sayIn(language);
  const brands = registry
    .map(({ code }) => code as Lead['brand'])
    .filter((brand) => user.brands?.includes(brand));
  const count = await countLeads(payload);
  return (
    <section data-lead-figures>
      <h2>{say('Enquiries in numbers')}</h2>
      <CountsTable brands={brands} say={say} cell={count} />
    </section>
  );
}
