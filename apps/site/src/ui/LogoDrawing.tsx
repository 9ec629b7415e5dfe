import { isDrawn, logoAddress, logoSvg } from '@concierge/brands/logoSvg';
import type { ReactNode } from 'react';

interface Props {
  code: string;
  /** Parts that have a colour of their own, drawn over the rest. */
  children?: ReactNode;
}

/**
 * A brand's full logo in the colour of its ground. Its shape is a mask from a file
 * (`styles/brandCss.ts`): five of them would weigh more than the rest of a page, and the browser
 * fetches a mask only when it is about to show it. A logo that people gave the brand is a picture,
 * in its own colours (ADR 36). Says nothing by itself.
 */
export const LogoDrawing = ({ code, children }: Props) =>
  logoAddress(code) ? (
    <img src={logoAddress(code)} alt="" loading="lazy" />
  ) : isDrawn(code) ? (
    <svg viewBox={logoBox(code)} data-logo={code} aria-hidden="true">
      {children}
    </svg>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own neutral drawing
    <span dangerouslySetInnerHTML={{ __html: logoSvg(code) }} />
  );

/** The drawing's own box, which gives it its proportions. */
const logoBox = (code: string): string =>
  /viewBox="([^"]+)"/.exec(logoSvg(code))?.[1] ?? '0 0 24 24';
