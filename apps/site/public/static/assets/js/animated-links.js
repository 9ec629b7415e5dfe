/**
 * Animated links in rich text (spec §7): marks them, so that their underline is drawn anew under a
 * pointer or focus (ui/text/RichText.module.css). Without this script links look and work the same;
 * people who ask for less motion see no movement.
 */
for (const link of document.querySelectorAll('[data-richtext] a[href]:not(:has(img))')) {
  link.setAttribute('data-animated', '');
}
