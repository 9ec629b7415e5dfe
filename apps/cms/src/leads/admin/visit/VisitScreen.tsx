import type { UIFieldServerProps } from 'payload';
import { officerBrands } from '../../../access/officer.ts';
import { sayIn } from '../../../i18n/say.ts';
import type { User } from '../../../runtime/payload-types.ts';
import { loadVisitor } from '../../visits/loadVisitor.ts';
import styles from '../lead/LeadScreen.module.css';
import { Visitor } from '../lead/Visitor.tsx';
import { loadOpened } from '../loadOpened.ts';

/**
 * Who visits and how to reach them, for the officers of the school; the enquiry itself opens only
 * for those of its brand.
 */
export async function VisitScreen({ data, payload, user, i18n: { language } }: UIFieldServerProps) {
  const visit = await loadOpened('visits', { data, payload, user });
  if (!visit) return null;
  const say = sayIn(language);
  const lead = await loadVisitor(payload, visit.key);
  const isOwn = lead && officerBrands(user as User).includes(lead.brand);
  return (
    <div className={styles['screen']} data-visit={visit.id}>
      {lead ? (
        <>
          <p>
            {isOwn ? (
              <a href={`/admin/collections/leads/${lead.id}`}>{say('Open the enquiry')}</a>
            ) : (
              say('The enquiry was sent to {brand}.', { brand: lead.brand })
            )}
          </p>
          <Visitor lead={lead} language={language} />
        </>
      ) : (
        <p className={styles['note']}>{say('No enquiry has arrived for this seat.')}</p>
      )}
    </div>
  );
}
