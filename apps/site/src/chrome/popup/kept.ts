import { ifAllowed } from '../../ui/logFailure.ts';

/** Cookie that keeps the pop-up away for a while (spec §4). */
const cookie = 'POPUP_CTA_DISPLAYED';
/** What stands in for it where the browser takes no cookies: this page, and this tab if it may. */
let closed = false;

/** True while the visitor has closed it not long ago. */
export function isKeptAway(): boolean {
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
