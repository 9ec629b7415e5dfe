// Exists because only a browser knows its visitor's zone; wakes when blocks do, and on a thank-you
// page with what it booked.
import type { ZoneQuestion } from './visitorZone.worker.ts';
import ZoneWorker from './visitorZone.worker.ts?worker';

/**
 * Lets dates whose time flag asks for it show the visitor's own time before the schools' (spec §9)
 * as they come near.
 */
export function watchDates(root: ParentNode = document): void {
  const pending: HTMLTimeElement[] = [];
  let worker: Worker | undefined;
  const start = () => {
    const started = new ZoneWorker();
    started.addEventListener('message', ({ data }: MessageEvent<string>) =>
      showOwn(pending.shift(), data),
    );
    return started;
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLTimeElement)) continue;
        near.unobserve(target);
        pending.push(target);
        worker ??= start();
        worker.postMessage(toZoneQuestion(target));
      }
    },
    // Long before it is seen, for it may take a line more.
    { rootMargin: '1500px' },
  );
  for (const time of root.querySelectorAll('time[data-visitor-zone]')) near.observe(time);
}

function toZoneQuestion({
  dateTime,
  dataset: { visitorZone, duration, locale, swiss = '', own = '' },
}: HTMLTimeElement): ZoneQuestion {
  return {
    date: {
      data: dateTime,
      date_type: visitorZone === '2' ? 2 : 1,
      duration: Number(duration ?? 0),
      time: true,
    },
    locale,
    sentences: { swiss, own },
  };
}

/** A neighbour in the schools' own time needs no second hour. */
function showOwn(time: HTMLTimeElement | undefined, text: string): void {
  if (time && text) time.textContent = text;
}
