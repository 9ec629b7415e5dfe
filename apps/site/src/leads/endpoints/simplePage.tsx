import { createHash } from 'node:crypto';
import type { BrandDefinition } from '@concierge/brands/brands';
import type { Form } from '@concierge/contract/form';
import { type Lang, textDirection } from '@concierge/contract/lang';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Booked } from '../../booking/Booked.tsx';
import { emptyShell } from '../../content/emptyShell.ts';
import { PlainForm } from '../../forms/PlainForm.tsx';
import type { FormContext } from '../../forms/props/formContext.ts';
import { toFormProps } from '../../forms/props/formProps.ts';
import type { FormProps, Refused } from '../../forms/props/formPropTypes.ts';
import { foreignThanks } from '../../forms/props/thanksPath.ts';
import { formStrings, interfaceStrings } from '../../i18n/strings.ts';
import { extendCsp, formActions } from '../../runtime/security/csp.ts';
import { brandCss } from '../../styles/brandCss.ts';
import type { Refusal } from '../http/refusal.ts';
import { simpleCss } from './simplePage.css.ts';
import type { View } from './view.ts';

const actions = formActions();

/**
 * Small pages without layouts, shown also while the backend is away: the last resort of a refusal,
 * and what visitors without scripts see. In the brand's dress, with a policy that allows exactly
 * their own style, and their form to be sent and to lead to `thanks`.
 */
export function simplePage(
  brand: BrandDefinition,
  lang: Lang,
  title: string,
  content: ReactNode,
  thanks?: string,
): View {
  const css = `${brandCss(brand.code)}${simpleCss}`;
  const hash = createHash('sha256').update(css).digest('base64');
  const html = renderToStaticMarkup(
    <html lang={lang} dir={textDirection(lang)} data-brand={brand.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${brand.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, with its hash. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <header>
          <a href={`/${lang}/`}>{brand.name}</a>
        </header>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  );
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  // Browsers hold the address that a sent form is redirected to against the policy, too.
  const foreign = foreignThanks(thanks);
  const extended = extendCsp(extendCsp(policy, actions), {
    'form-action': foreign ? [foreign.origin] : [],
  });
  return { html: `<!doctype html>${html}`, headers: { 'Content-Security-Policy': extended } };
}

/** Where a plain form comes from; without a page of ours it stands for the home page. */
interface Origin {
  readonly brand: BrandDefinition;
  readonly lang: Lang;
  readonly origin: string;
  readonly signed: FormContext | undefined;
}

function plainProps(form: Form, from: Origin, refused?: Refused): FormProps {
  const { path = homePath(from.lang), query = '' } = from.signed ?? {};
  const url = new URL(path + query, from.origin);
  const page = { ...from, path, url, answer: undefined, shell: emptyShell };
  return toFormProps(form, page, refused);
}

const homePath = (lang: Lang) => `/${lang}/`;

/** What is wrong, field by field, and the form with everything that was typed. */
export function simpleRefusal(refusal: Refusal, brand: BrandDefinition, origin: string): View {
  const { lang, notice, problems, form, signed } = refusal;
  const path = signed?.path ?? homePath(lang);
  const t = formStrings(lang);
  const props = form && plainProps(form, { brand, lang, origin, signed }, refusal);
  const labels = new Map(props?.form.fields.map((field) => [field.name, field.label]));
  return simplePage(
    brand,
    lang,
    t.trouble.title,
    <>
      <div data-notice role="alert">
        <p>{notice}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ name, message }) => (
              <li key={`${name}${message}`}>
                {labels.get(name) ?? name.slice(0, 60)}: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {props ? <p>{t.trouble.kept}</p> : <p>{<a href={path}>{t.trouble.back}</a>}</p>}
      {props && (
        <PlainForm
          {...props}
          {...(props.refused ? { refused: { ...props.refused, notice: '' } } : {})}
        />
      )}
    </>,
    signed?.thanks,
  );
}

/** The plain form by itself, for a page whose script did not arrive. */
export function simpleForm(form: Form, from: Origin): View {
  const { brand, lang, signed } = from;
  const content = <PlainForm {...plainProps(form, from)} />;
  return simplePage(brand, lang, form.title, content, signed?.thanks);
}

/** The reference, what was booked, and the way on. */
export function simpleReceived(
  reference: string,
  next: string,
  booked: Pick<Parameters<typeof Booked>[0], 'booking' | 'event'>,
  lang: Lang,
  brand: BrandDefinition,
): View {
  const t = formStrings(lang);
  return simplePage(
    brand,
    lang,
    t.received,
    <>
      <p>
        {t.reference}: <strong data-reference>{reference}</strong>
      </p>
      <p>{t.referenceNote}</p>
      <Booked {...booked} lang={lang} t={interfaceStrings(lang)} />
      <p>
        <a className="go" href={next}>
          {t.goOn}
        </a>
      </p>
    </>,
  );
}

export function simpleSubscribed(lang: Lang, brand: BrandDefinition): View {
  const t = formStrings(lang);
  return simplePage(
    brand,
    lang,
    t.subscribed,
    <p>
      <a className="go" href={`/${lang}/`}>
        {t.goOn}
      </a>
    </p>,
  );
}

export function simpleTooMany(lang: Lang, brand: BrandDefinition): View {
  const { trouble } = formStrings(lang);
  return simplePage(
    brand,
    lang,
    trouble.title,
    <p>
      {trouble.tooMany} <a href={`/${lang}/`}>{trouble.back}</a>
    </p>,
  );
}
