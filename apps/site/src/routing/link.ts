/** The site's rule of links is the backend's too, so the contract has it. */
export { siteLink } from '@concierge/contract/siteLink';
