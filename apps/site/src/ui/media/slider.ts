/** The slider helper of spec §4: dragging is enabled when perPage is below the item count. */
export const isDraggable = (perPage: number, count: number): boolean => perPage < count;

/**
 * Items seen at once: as many as the editor asked for on a desktop (992 px and more), at most two
 * on a tablet, one on a phone.
 */
export function perPageAt(width: number, perPage: number): number {
  const wanted = Math.max(1, Math.floor(perPage));
  if (width < 768) return 1;
  return width < 992 ? Math.min(2, wanted) : wanted;
}
