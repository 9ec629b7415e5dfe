import { everything, instant } from '../../cache/purges.ts';
import { warnOfBackend } from '../../content/backend/warnOfBackend.ts';
import { refreshBrands } from '../../content/keptBrands.ts';
import { bearer } from '../../forms/props/bearer.ts';
import { log } from '../../runtime/log.ts';
import type { Purge } from '../assembleSite.ts';
import { purgeInFront } from '../cdn/purgeCdn.ts';

/** Milliseconds until the backend is asked again after it did not answer. */
const retryMs = 5000;
const brandsTag = 'brands';

/**
 * Has the brands of this process follow the backend's: they are fetched at the start and at each
 * change of one, and only then is told what became stale, so that nothing is rendered of old brands
 * and taken for new. `report` is given the purges; those of brands come with a new instant, which
 * `keep` writes down first; what can't be written down is told all the same. The cache in front is
 * told of these once more, for meanwhile it may have fetched pages of old brands.
 */
export function followBrands(
  keep: (purge: Purge) => Purge,
  report: (purge: Purge) => void,
): (purge: Purge) => void {
  let isWarned = false;
  let retry: NodeJS.Timeout | undefined;
  const refresh = async (): Promise<boolean> => {
    try {
      const isNew = await refreshBrands(bearer);
      isWarned = false;
      return isNew;
    } catch (error) {
      if (!isWarned) warnOfBackend(error, 'the brands could not be fetched; trying again');
      isWarned = true;
      clearTimeout(retry);
      retry = setTimeout(() => void refreshAll(), retryMs).unref();
      return false;
    }
  };
  const keepAndReport = (purge: Purge): void => {
    let reported = purge;
    try {
      reported = keep(purge);
    } catch (error) {
      log.error({ err: error }, 'a purge could not be kept on disk');
    }
    report(reported);
    purgeInFront(reported.tags);
  };
  const refreshAll = async (): Promise<void> => {
    if (await refresh()) keepAndReport({ tags: [everything], at: instant(), position: 0 });
  };
  void refreshAll();
  return (purge) => {
    if (!purge.tags.includes(brandsTag)) return report(purge);
    void refresh().then(() => keepAndReport({ ...purge, at: instant() }));
  };
}
