import * as CookieConsent from 'vanilla-cookieconsent';
import libraryStyles from 'vanilla-cookieconsent/dist/cookieconsent.css?inline';
import type { Strings } from '../../../i18n/types.ts';
import { categories, updateSignals } from '../signals.ts';
import { cookieName } from '../storedChoice.ts';
import { loadTagManager } from '../tagManager.ts';
import ownStyles from './banner.css?inline';

let running: Promise<void> | undefined;

/** Shows the banner to a visitor who hasn't chosen yet. */
export async function ask(): Promise<void> {
  await run();
}

/** Opens the settings, for a choice to be changed (footer link). */
export async function settings(): Promise<void> {
  await run();
  CookieConsent.showPreferences();
}

function run(): Promise<void> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

/**
 * Styles as text, since an imported sheet would be a part of every page. The library's variables go
 * where they are used: on the root they would make the browser style the whole page anew.
 */
function addStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(libraryStyles.replace(':root{', '#cc-main{') + ownStyles);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

async function start(): Promise<void> {
  const { lang } = document.documentElement;
  const response = await fetch(`/static/consent/${lang}.json`);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const t = (await response.json()) as Strings['consent'];
  const styles = addStyles();
  await CookieConsent.run({
    root: placeFirst(),
    cookie: { name: cookieName, sameSite: 'Lax', expiresAfterDays: 182 },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom' },
      preferencesModal: { layout: 'box' },
    },
    hideFromBots: false,
    disablePageInteraction: false,
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(categories.map((name) => [name, {}])),
    },
    language: { default: lang, rtl: 'ar', translations: { [lang]: bannerTranslation(t, lang) } },
    // The bar asks beside the page, which can be used meanwhile: assistive technology may see it.
    onModalReady: ({ modalName, modal }) => {
      if (modalName !== 'consentModal') return;
      modal.removeAttribute('aria-modal');
      leaveFocus(modal);
      letPressesThrough(modal);
      lift(modal, styles);
    },
    onConsent: apply,
    onChange: apply,
  });
}

/**
 * The first place of the document after the skip link, which has to be first: whoever goes by
 * keyboard or listens meets the question before the page.
 */
function placeFirst(): HTMLElement {
  const place = document.createElement('div');
  const skipLink = document.querySelector('body > .skip');
  if (skipLink) skipLink.after(place);
  else document.body.prepend(place);
  return place;
}

/**
 * The library gives the bar's first element the focus as the bar comes, and keeps Tab within it.
 * Here nobody's focus is taken or held: who goes by keyboard comes to the skip link, to the bar
 * however late that came, and on to the page.
 */
function leaveFocus(modal: HTMLElement): void {
  const first = modal.querySelector<HTMLElement>('[tabindex="-1"]');
  if (first) first.focus = () => undefined;
  const letTabGo = (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation();
  };
  modal.addEventListener('keydown', letTabGo, { capture: true });
}

/** Milliseconds in which a press is still meant for what the bar comes up over. */
const comingMs = 700;
const pressed = ':is(a, button, label, summary):active';

/**
 * While the bar comes, a press goes to the page beneath it, and one that lasts longer ends there: a
 * visitor's first sign is often a press that has begun already, and it is neither lost nor an
 * answer that nobody gave. Its time runs from when it is seen, which on a busy phone is late.
 */
function letPressesThrough(modal: HTMLElement): void {
  modal.dataset['coming'] = '';
  const wait = () => {
    const bar = modal.querySelector('.cm') ?? modal;
    if (getComputedStyle(bar).visibility === 'visible') setTimeout(end, comingMs);
    else requestAnimationFrame(wait);
  };
  const end = () => {
    // Of a control alone: what is dragged may leave the page itself active for good.
    if (document.querySelector(pressed)) setTimeout(end, 100);
    else delete modal.dataset['coming'];
  };
  requestAnimationFrame(wait);
}

/**
 * Says how high the bar is to what stands above it, in a rule of its own: a property of the root
 * has every element of the page styled anew, two tenths of a second on a slow telephone.
 */
function lift(modal: HTMLElement, styles: CSSStyleSheet): void {
  const bar = modal.querySelector<HTMLElement>('.cm') ?? modal;
  const above = [...styles.cssRules]
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ style }) => style.cssText.includes('var(--consent-block-size)'))
    .map(({ selectorText }) => selectorText);
  const sheet = document.querySelector('style')?.sheet;
  const index = sheet?.insertRule(`${above.join()} {}`);
  const rule = sheet?.cssRules[index ?? 0];
  new ResizeObserver(() => {
    if (rule instanceof CSSStyleRule)
      rule.style.setProperty('--consent-block-size', `${bar.offsetHeight}px`);
  }).observe(bar);
}

function apply(): void {
  const chosen = new Set(CookieConsent.getUserPreferences().acceptedCategories);
  updateSignals(chosen);
  if (chosen.has('analytics') || chosen.has('advertising')) loadTagManager();
  window.dispatchEvent(new CustomEvent('consentChanged', { detail: [...chosen] }));
}

function bannerTranslation(t: Strings['consent'], lang: string): CookieConsent.Translation {
  return {
    consentModal: {
      label: t.title,
      title: t.title,
      description: t.text,
      acceptAllBtn: t.acceptAll,
      acceptNecessaryBtn: t.rejectAll,
      showPreferencesBtn: t.settings,
      footer: `<a href="/${lang}/legal/privacy/">${t.privacyLink}</a> <a href="/${lang}/legal/imprint/">${t.imprintLink}</a>`,
    },
    preferencesModal: {
      title: t.settingsTitle,
      acceptAllBtn: t.acceptAll,
      acceptNecessaryBtn: t.rejectAll,
      savePreferencesBtn: t.save,
      closeIconLabel: t.close,
      sections: [
        {
          title: `${t.necessary} – ${t.alwaysOn}`,
          description: t.necessaryText,
          linkedCategory: 'necessary',
        },
        { title: t.analytics, description: t.analyticsText, linkedCategory: 'analytics' },
        { title: t.advertising, description: t.advertisingText, linkedCategory: 'advertising' },
        { title: t.media, description: t.mediaText, linkedCategory: 'media' },
        { title: t.chat, description: t.chatText, linkedCategory: 'chat' },
      ],
    },
  };
}
