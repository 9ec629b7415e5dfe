/**
 * What the styles leave unpainted until it comes near (`content-visibility`), from the top: the
 * sections below the second, and the lower parts of the footer.
 */
export function lateSections(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'main section, footer > *, footer > * > *, footer > * > * > *',
    ),
  ].filter((element) => getComputedStyle(element).contentVisibility === 'auto');
}

/** Lays a section out and leaves it so. */
export function show(section: HTMLElement): void {
  section.style.contentVisibility = 'visible';
}
