import type { AdminViewServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import frame from '../../admin/screens/OwnScreen.module.css';
import { OwnScreen } from '../../admin/screens/OwnScreen.tsx';
import { languageNames } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { warningText } from '../staleFactsEndpoint.ts';
import { staleProgrammesFor } from '../staleProgrammes.ts';

const expiredTexts = {
  prices: 'No price holds today.',
  intakes: 'The last day to apply has passed for every intake.',
} as const;

/** Published programmes whose facts have expired, or whose text says otherwise than they. */
export async function StaleProgrammes(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = req.user as User | null;
  const { language } = req.i18n;
  const say = sayIn(language);
  const programmes = user ? await staleProgrammesFor(req.payload, user) : [];
  return (
    <OwnScreen
      view={view}
      isOwn={hasRight(user?.role, 'read')}
      path="/admin/facts"
      title={say('Facts in the text')}
    >
      {programmes.length === 0 ? (
        <p>{say('Every published programme agrees with its facts.')}</p>
      ) : (
        <div className={frame['wide']}>
          <table className={frame['table']} data-stale-programmes>
            <thead>
              <tr>
                <th scope="col">{say('Page')}</th>
                <th scope="col">{say('Brand')}</th>
                <th scope="col">{say('What is wrong')}</th>
              </tr>
            </thead>
            <tbody>
              {programmes.map(({ id, title, brands, expired, contradictions }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={`/admin/collections/pages/${id}`}>
                      <bdi>{title}</bdi>
                    </a>
                  </th>
                  <td>{brands.join(' ')}</td>
                  <td>
                    <ul>
                      {expired.map((fact) => (
                        <li key={fact}>{say(expiredTexts[fact])}</li>
                      ))}
                      {contradictions.map((one) => (
                        <li key={`${one.lang} ${one.fact} ${one.said}`}>
                          <a href={`/admin/collections/pages/${id}?locale=${one.lang}`}>
                            {languageNames[one.lang]}
                          </a>{' '}
                          {warningText(one, say, language)} <q>{one.sentence}</q>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </OwnScreen>
  );
}
