import type { AdminViewServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import frame from '../../admin/screens/OwnScreen.module.css';
import { OwnScreen } from '../../admin/screens/OwnScreen.tsx';
import { languageNames } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import type { User } from '../../runtime/payload-types.ts';
import { reviewListKeys, reviewLists, reviewsFor } from '../reviewsFor.ts';
import { stateNames } from '../stateNames.ts';
import { submittedIn } from '../states.ts';

const here = '/admin/reviews';

/**
 * The pages whose review waits for somebody, a list at a time (`?list=`, a key of `reviewLists`).
 */
export async function ReviewScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = req.user as User | null;
  const { language } = req.i18n;
  const say = sayIn(language);
  const keys = reviewListKeys.filter((key) => user && reviewLists[key].where(user));
  const list = keys.find((key) => key === view.searchParams?.['list']) ?? keys[0];
  const rows = user && list ? await reviewsFor(req.payload, user, list) : [];
  const time = swissTime(language);
  return (
    <OwnScreen view={view} isOwn={hasRight(user?.role, 'read')} path={here} title={say('Reviews')}>
      <nav className={frame['states']} aria-label={say('State')}>
        {keys.map((key) => (
          <a
            key={key}
            href={`${here}?list=${key}`}
            aria-current={key === list ? 'true' : undefined}
          >
            {say(reviewLists[key].label)}
          </a>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p>{say('Nothing waits here.')}</p>
      ) : (
        <div className={frame['wide']}>
          <table className={frame['table']} data-reviews>
            <thead>
              <tr>
                <th scope="col">{say('Page')}</th>
                <th scope="col">{say('Language')}</th>
                <th scope="col">{say('State')}</th>
                <th scope="col">{say('Said last')}</th>
                <th scope="col">{say('When')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ page, title, review: { state, comments } }) => {
                const last = comments.at(-1);
                const lang = submittedIn(comments);
                return (
                  <tr key={page}>
                    <th scope="row">
                      <a href={`/admin/collections/pages/${page}${lang ? `?locale=${lang}` : ''}`}>
                        <bdi>{title || say('Without title, no. {id}', { id: page })}</bdi>
                      </a>
                    </th>
                    <td>{lang ? languageNames[lang] : ''}</td>
                    <td>{state ? say(stateNames[state]) : ''}</td>
                    <td>
                      {last && <bdi>{last.by || say('An import')}</bdi>}
                      {last?.text && <q dir="auto">{last.text}</q>}
                    </td>
                    <td>
                      {last && <time dateTime={last.at}>{time.format(new Date(last.at))}</time>}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </OwnScreen>
  );
}
