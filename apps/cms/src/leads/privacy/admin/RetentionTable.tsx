import type { Payload } from 'payload';
import frame from '../../../admin/screens/OwnScreen.module.css';
import { type Said, sayIn } from '../../../i18n/say.ts';
import { type Brand, confirmDays, type Kind, kinds, loadTerms } from '../terms.ts';

const sentences = {
  leads: "Enquiries with notes and what the CRM answered, after the person's last enquiry",
  mails: 'Mails, after they were written',
  visits: 'Seats of visits, after the day of the visit',
  consents: 'Newsletter addresses and the proof of consent, after the person left',
  searches: 'What was searched for, after the last such search',
} as const satisfies Record<Kind, Said>;

interface RetentionTableProps {
  readonly payload: Payload;
  readonly brands: readonly Brand[];
  readonly language: string;
}

/** What goes by itself and after how many months, in plain words. */
export async function RetentionTable({ payload, brands, language }: RetentionTableProps) {
  const say = sayIn(language);
  const brandTerms = await loadTerms(payload);
  return (
    <section data-retention>
      <h2>{say('What goes by itself')}</h2>
      <p>
        {say(
          "Every night what is older than this goes for good, counted from the person's last own act. Only counts stay, as receipts. Administrators set the months in the brand settings.",
        )}
      </p>
      <div className={frame['wide']}>
        <table className={frame['table']}>
          <thead>
            <tr>
              <th scope="col">{say('Months, by brand')}</th>
              {brands.map((brand) => (
                <th scope="col" key={brand}>
                  {brand}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{say(sentences[kind])}</th>
                {brands.map((brand) => (
                  <td key={brand}>{brandTerms(brand)[kind]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {say(
          'A subscription stays while it lasts. An address that nobody confirms goes after {n} days.',
          { n: confirmDays },
        )}
      </p>
    </section>
  );
}
