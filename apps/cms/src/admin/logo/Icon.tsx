import { mark } from './mark.ts';

/** The mark above the admin's navigation, in the colour of its text. */
export const Icon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label="Concierge">
    <path fill="currentColor" d={mark} />
  </svg>
);
