import { registry } from '@concierge/brands/registry';
import type { AdminViewServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import frame from '../../admin/screens/OwnScreen.module.css';
import { OwnScreen } from '../../admin/screens/OwnScreen.tsx';
import { addressWith, parameter } from '../../admin/screens/parameters.ts';
import { languageNames } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { countUndescribed, findUndescribed } from '../../translations/missingAltTexts.ts';
import { spokenLangs } from '../../translations/spokenLangs.ts';
import { AltTextRows } from './AltTextRows.tsx';

const here = '/admin/alt-texts';
/** Pictures on one screen; saving them brings the next. */
const limit = 20;

/**
 * Pictures without an alternative text in a language, beside the fields to write it (WCAG 1.1.1).
 */
export async function AltTextsScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const say = sayIn(req.i18n.language);
  const user = req.user as User | null;
  const query = { lang: parameter(view, 'lang'), brand: parameter(view, 'brand') };
  const [count, pictures] = user
    ? await Promise.all([
        countUndescribed(req.payload, user, query),
        findUndescribed(req.payload, user, { ...query, limit }),
      ])
    : [0, []];
  const brands = registry.filter(
    ({ code }) => user?.role === 'admin' || user?.brands?.some((own) => own === code),
  );
  const link = (next: Record<string, string | undefined>) =>
    addressWith(here, { ...query, ...next });
  return (
    <OwnScreen
      view={view}
      isOwn={hasRight(user?.role, 'read')}
      path={here}
      title={say('Pictures without an alternative text')}
    >
      <p>
        {say(
          'An alternative text says what a picture shows, to people who do not see it. Where it is missing in a language, the English stands in.',
        )}
      </p>
      <nav className={frame['states']} aria-label={say('Missing language')}>
        {[undefined, ...spokenLangs()].map((lang) => (
          <a
            key={lang ?? ''}
            href={link({ lang })}
            aria-current={lang === query.lang ? 'true' : undefined}
          >
            {lang ? languageNames[lang] : say('Any language')}
          </a>
        ))}
      </nav>
      {brands.length > 1 && (
        <nav className={frame['states']} aria-label={say('Brand')}>
          {[undefined, ...brands.map(({ code }) => code)].map((brand) => (
            <a
              key={brand ?? ''}
              href={link({ brand })}
              aria-current={brand === query.brand ? 'true' : undefined}
            >
              {brand ?? say('All brands')}
            </a>
          ))}
        </nav>
      )}
      <p role="status" data-list-count={count || undefined}>
        {count === 0 ? say('Every picture has its texts.') : say('Pictures: {n}', { n: count })}
      </p>
      {/* Also where none is left: a text may have been typed while the last ones were sent. */}
      <AltTextRows key={JSON.stringify(query)} pictures={pictures} />
    </OwnScreen>
  );
}
