import { crm } from '../../settings.ts';
import { LeadActions } from './LeadActions.tsx';

/** The buttons of an enquiry; only the server knows whether there is a CRM to send it to. */
export const LeadControls = () => <LeadActions hasCrm={Boolean(crm.url)} />;
