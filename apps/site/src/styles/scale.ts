/**
 * The fluid scales as data: sizes in px at the narrowest and the widest viewport they know (360 and
 * 1600). `scale.css` holds what utopia-core makes of them; scale.test.ts keeps the two together.
 */
export const viewport = { minWidth: 360, maxWidth: 1600 } as const;

/**
 * Custom property → [size at 360 px, size at 1600 px]. No text grows by more than 2.5, so that zoom
 * to 200 % works (WCAG 1.4.4).
 */
export const fluid = {
  '--step--1': [14, 15],
  '--step-0': [17, 19],
  '--step-1': [20, 25],
  '--step-2': [23, 33],
  '--step-3': [30, 52],
  '--step-4': [38, 84],
  '--step-5': [46, 112],
  '--space-section': [72, 152],
  '--gutter': [20, 72],
  '--gap': [12, 32],
} as const satisfies Record<string, readonly [number, number]>;
