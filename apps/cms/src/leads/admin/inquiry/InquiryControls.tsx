import { crm } from '../../delivery/settings.ts';
import { InquiryActions } from './InquiryActions.tsx';

/** The buttons of an enquiry; only the server knows whether there is a CRM to send it to. */
export const InquiryControls = () => <InquiryActions hasCrm={Boolean(crm.url)} />;
