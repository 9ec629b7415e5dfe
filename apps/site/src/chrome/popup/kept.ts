import { ifAllowed } from '../../ui/logFailure.ts';

/** Cookie that keeps the pop-up away for a while (spec §4). */
const cookie = 'POPUP_CTA_DISPLAYED';
/** What stands in for it where the browser takes no cookies: this page, and this tab if it may. */
let closed = false;
/** Says in this tab that its form went out; whether it has arrived is seen at the next page. */
const sentMark = 'POPUP_CTA_SENT';

/** True while the visitor has closed it, or sent its form, not long ago. */
export function isKeptAway(days: number): boolean {
  if (ifAllowed(() => sessionStorage.getItem(sentMark))) {
    sessionStorage.removeItem(sentMark);
    if (hasArrived()) keepAway(days);
  }
  return (
    closed ||
    (ifAllowed(() => document.cookie.includes(`${cookie}=`)) ?? false) ||
    ifAllowed(() => sessionStorage.getItem(cookie)) === '1'
  );
}

/** Keeps it away for so many days; without cookies for as long as the tab lives. */
export function keepAway(days: number): void {
  closed = true;
  ifAllowed(() => {
    document.cookie = `${cookie}=1; path=/; max-age=${days * 86_400}; samesite=lax`;
  });
  const hasCookie = ifAllowed(() => document.cookie.includes(`${cookie}=`)) ?? false;
  if (!hasCookie) ifAllowed(() => sessionStorage.setItem(cookie, '1'));
}

/** Its form goes out: keeps it away once that has arrived, and at once if no tab may remember. */
export function keepAwayOnceArrived(days: number): void {
  ifAllowed(() => sessionStorage.setItem(sentMark, '1'));
  if (!ifAllowed(() => sessionStorage.getItem(sentMark))) keepAway(days);
}

/** The thank-you page removes the draft of what has arrived (`reference.client.ts`). */
const hasArrived = (): boolean =>
  !Object.keys(sessionStorage).some((key) => key.startsWith('draft:popup#'));
