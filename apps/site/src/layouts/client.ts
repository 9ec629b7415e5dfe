// What every page does in the browser, as one file: each further one would be a request more on a
// slow line. Consent comes first of all.
import '../chrome/consent/consent.client.ts';
import '../chrome/header/header.client.ts';
import '../blocks/blocks.client.ts';
import '../search/searchPanel.client.ts';
import '../forms/reference.client.ts';
import '../forms/newsletter.client.ts';
import '../eligibility/eligibility.client.ts';
import '../chrome/chat/chat.client.ts';
import '../chrome/popup/popup.client.ts';
import '../blocks/showSections.client.ts';
