import { registry } from '@concierge/brands/registry';
import type { Payload } from 'payload';
import { holds } from '../../access/roles.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Inquiry, User } from '../../runtime/payload-types.ts';
import { states } from '../inbox/states.ts';
import styles from './LeadsOverview.module.css';
import { stateNames } from './stateNames.ts';

interface Props {
  readonly payload: Payload;
  readonly user: User;
  readonly language: string;
}

/** How many enquiries stand how, of the brands of who reads figures and no persons. */
export async function EnquiryFigures({ payload, user, language }: Props) {
  if (!holds(user, 'figures') || holds(user, 'persons')) return null;
  const say = sayIn(language);
  const brands = registry
    .map(({ code }) => code as Inquiry['brand'])
    .filter((brand) => user.brands?.includes(brand));
  const count = async (brand: Inquiry['brand'], state: (typeof states)[number]) =>
    (
      await payload.count({
        collection: 'inquiries',
        where: { brand: { equals: brand }, state: { equals: state } },
        overrideAccess: true,
      })
    ).totalDocs;
  const rows = await Promise.all(
    brands.map(async (brand) => ({
      brand,
      counts: await Promise.all(states.map((state) => count(brand, state))),
    })),
  );
  return (
    <section data-enquiry-figures>
      <h2>{say('Enquiries in numbers')}</h2>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">{say('Brand')}</th>
            {states.map((state) => (
              <th scope="col" key={state}>
                {say(stateNames[state])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ brand, counts }) => (
            <tr key={brand}>
              <th scope="row">{brand}</th>
              {states.map((state, index) => (
                <td key={state}>{counts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
