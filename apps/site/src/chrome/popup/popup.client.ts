// Exists because the pop-up is timed (spec §4); waits its delay, then fetches what opens it.
const template = document.querySelector<HTMLTemplateElement>('template[data-popup]');
if (template && !document.cookie.includes('POPUP_CTA_DISPLAYED=')) {
  setTimeout(() => void import('./openPopup.ts').then(({ openPopup }) => openPopup(template)), Number(template.dataset['delay']) * 1000);
}
