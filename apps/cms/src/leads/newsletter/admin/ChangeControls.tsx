import { newsletterService } from '../service/service.ts';
import { ChangeActions } from './ChangeActions.tsx';

/** The buttons of a change; only the server knows whether there is a service to try. */
export const ChangeControls = () => (newsletterService() ? <ChangeActions /> : null);
