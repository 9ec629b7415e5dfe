/**
 * Styles of our own small pages: the brand's tokens and the site's proportions, by element, because
 * no stylesheet of the build is at hand.
 */
export const simpleCss = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Inter Tight",Vazirmatn,system-ui,sans-serif}
header{border-block-end:1px solid var(--line);padding:1.5rem max(1.25rem,5vw);font-weight:var(--w-strong)}
header a{color:inherit;text-decoration:none}
main{max-inline-size:46rem;padding:3rem max(1.25rem,5vw) 6rem}
h1{margin:0 0 1.5rem;font-size:clamp(2rem,5vw,3.5rem);font-weight:var(--w-display);letter-spacing:var(--tracking);line-height:1.05}
:lang(ar) h1{letter-spacing:0;line-height:1.3}
a{color:var(--accent)}
form{display:grid;gap:1.5rem;margin-block-start:2.5rem}
fieldset{margin:0;padding:0;border:0}
label,legend{display:block;font-weight:var(--w-strong)}
label span,legend span{font-weight:var(--w-text)}
input,select,textarea{inline-size:100%;min-block-size:3rem;padding:.75rem;border:1px solid var(--ink-soft);border-radius:0;background:var(--paper);color:inherit;font:inherit}
input[type=checkbox],input[type=radio]{inline-size:1.5rem;min-block-size:1.5rem;accent-color:var(--accent)}
[data-invalid] input,[data-invalid] select,[data-invalid] textarea{border-width:3px}
[data-error],[data-notice]{font-weight:var(--w-strong)}
[data-notice]{border:2px solid;padding:1.25rem}
[data-reference]{font-size:1.75rem;font-weight:var(--w-strong);direction:ltr;unicode-bidi:isolate}
label[aria-hidden]{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
button,.go{justify-self:start;display:inline-block;min-block-size:3rem;padding:1rem 2rem;border:0;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:var(--w-strong);text-decoration:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
[hidden]{display:none}
`;
