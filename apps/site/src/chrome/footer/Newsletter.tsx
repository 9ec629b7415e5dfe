import type { FooterBlocks } from '@concierge/contract/footer';
import type { PageContext } from '../../content/pageContext.ts';
import { soundPattern } from '../../forms/rules/soundPattern.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import styles from './Newsletter.module.css';

interface Props {
  block: NonNullable<FooterBlocks['block_newsletter']>;
  context: PageContext;
}

/**
 * The newsletter sign-up (spec §2, §5). Works without scripts by a native POST; `data-newsletter`
 * is the hook of the script that posts to /api/mail and shows the spec's messages, which stand in
 * data attributes. The page says which of the two lists it subscribes to (spec §10.15); what the
 * brand says of its newsletter is said of the school's list alone.
 */
export function Newsletter({ block, context }: Props) {
  const { brand, lang, t, answer, shell } = context;
  const mode = answer?.node.field_newsletter_mode ?? 'school';
  return (
    <form
      className={styles['newsletter']}
      method="post"
      action="/leads/newsletter"
      noValidate
      data-newsletter
      data-required={t.form.problems.required}
      data-invalid={t.newsletter.invalidEmail}
      data-done={t.form.subscribed}
      data-pattern={soundPattern(
        shell.settings?.newsletterPattern,
        `settings of ${brand.code}, newsletterPattern`,
      )}
    >
      {mode === 'alumni' ? (
        <h2 className={styles['title']}>{t.newsletter.alumni}</h2>
      ) : (
        <>
          <h2 className={styles['title']}>{block.info}</h2>
          {block.body ? <RichText text={block.body} lang={lang} /> : null}
        </>
      )}
      <input type="hidden" name="id" value={brand.newsletterLists[mode]} />
      <input type="hidden" name="lang" value={lang} />
      <div className={styles['line']}>
        <label className="visually-hidden" htmlFor="newsletter-email">
          {t.newsletter.label}
        </label>
        <input
          id="newsletter-email"
          className={styles['input']}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t.newsletter.placeholder}
          required
          aria-describedby="newsletter-error"
        />
        <button type="submit" className={styles['send']}>
          <span>{t.newsletter.submit}</span>
          <Icon name="arrowRight" />
        </button>
      </div>
      <p className={styles['error']} id="newsletter-error" data-newsletter-error role="alert" />
      <p className={styles['note']}>{t.newsletter.consent}</p>
      <p className={styles['done']} data-newsletter-done role="status" />
    </form>
  );
}
