import { logoAnchor, logoBox } from './logoSheet.ts';

/** A brand's full logo in the ground's colour, from its own file: five of them would weigh more than the rest of a page. Says nothing by itself. */
export const LogoDrawing = ({ code }: { code: string }) => (
  <svg viewBox={logoBox(code)} fill="currentColor" aria-hidden="true" focusable="false">
    <use href={`/static/logos/${code}.svg#${logoAnchor}`} />
  </svg>
);
