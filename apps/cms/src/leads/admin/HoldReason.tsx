import { isHoldReason } from '@concierge/contract/holdReasons';
import type { DefaultServerCellComponentProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';

interface HoldReasonProps {
  readonly reason: string;
  readonly language: string;
}

/** Why an enquiry waits for a person; one that another version of the site gave is in English. */
export const HoldReason = ({ reason, language }: HoldReasonProps) =>
  isHoldReason(reason) ? <bdi>{sayIn(language)(reason)}</bdi> : <bdi lang="en">{reason}</bdi>;

/** The same in a row of the list. */
export const HoldReasonCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <HoldReason reason={String(cellData ?? '')} language={i18n.language} />
);
