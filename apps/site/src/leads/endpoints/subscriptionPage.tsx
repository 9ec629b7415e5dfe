import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../../i18n/format.ts';
import { formStrings, interfaceStrings } from '../../i18n/strings.ts';
import { simplePage } from './simplePage.tsx';
import type { SubscriptionAct, SubscriptionState } from './subscription.ts';
import type { View } from './view.ts';

/** The page behind a link in a newsletter's mail, in the brand's dress and language. */
export function subscriptionPage(
  act: SubscriptionAct,
  state: SubscriptionState,
  lang: Lang,
  brand: BrandDefinition,
): View {
  const { newsletter } = interfaceStrings(lang);
  const isLeaving = act === 'unsubscribe';
  const title = format(isLeaving ? newsletter.leaveTitle : newsletter.confirmTitle, {
    brand: brand.name,
  });
  const sentences = {
    asks: isLeaving ? newsletter.leaveText : newsletter.confirmText,
    done: isLeaving ? newsletter.left : newsletter.confirmed,
    unknown: newsletter.unknownLink,
    away: newsletter.away,
  } as const satisfies Record<SubscriptionState, string>;
  return simplePage(
    brand,
    lang,
    title,
    <>
      <p data-subscription={state} role={state === 'asks' ? undefined : 'status'}>
        {sentences[state]}
      </p>
      {state === 'asks' || state === 'away' ? (
        // To this very address, whose token says whose subscription it is.
        <form method="post">
          <button type="submit" className="go">
            {isLeaving ? newsletter.leave : newsletter.confirm}
          </button>
        </form>
      ) : (
        <p>
          <a className="go" href={`/${lang}/`}>
            {formStrings(lang).goOn}
          </a>
        </p>
      )}
    </>,
  );
}
