import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';
import { LeadFigures } from '../../leads/admin/LeadFigures.tsx';
import { LeadsOverview } from '../../leads/admin/LeadsOverview.tsx';
import type { User } from '../../runtime/payload-types.ts';
import { hasBrands, todosFor } from '../todosFor.ts';
import { trashFor } from '../trashFor.ts';
import { unconfigured } from '../unconfigured.ts';
import styles from './Dashboard.module.css';
import { TodoList } from './TodoList.tsx';

/**
 * The first screen: what waits for this person today, by role and brands (ADR 29). Each number
 * leads to the list of exactly these.
 */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const { i18n, payload } = req;
  const { language } = i18n;
  const say = sayIn(language);
  const user = req.user as User;
  const isAdmin = user.role === 'admin';
  const missing = isAdmin ? unconfigured() : [];
  const [todos, trash] = await Promise.all([
    todosFor(payload, user, { language }),
    trashFor(payload, user, i18n),
  ]);
  return (
    <Gutter className={`dashboard ${styles['dashboard']}`}>
      <main>
        <h1>{say('Today')}</h1>
        {!hasBrands(user) ? (
          <p>{say('Your account has no brand yet. An administrator can give it one.')}</p>
        ) : todos.length > 0 ? (
          <TodoList todos={todos} />
        ) : (
          <p data-nothing-to-do>{say('All done: nothing waits for you today.')}</p>
        )}
        {missing.length > 0 && (
          <section aria-labelledby="not-configured">
            <h2 id="not-configured">{say('Not configured ({n})', { n: missing.length })}</h2>
            <ul className={styles['missing']} data-not-configured>
              {missing.map((text) => (
                <li key={text}>{say(text)}</li>
              ))}
            </ul>
          </section>
        )}
        <LeadFigures payload={payload} user={user} language={language} />
        <LeadsOverview payload={payload} user={user} i18n={i18n} />
        {trash.length > 0 && (
          <section aria-labelledby="in-the-trash">
            <h2 id="in-the-trash">{say('In the trash')}</h2>
            <TodoList todos={trash} isQuiet />
          </section>
        )}
      </main>
    </Gutter>
  );
}
