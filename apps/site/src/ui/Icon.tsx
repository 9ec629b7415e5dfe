import { type IconName, icons } from './icons.ts';

/** Icons that point along the line and turn round in right-to-left text. */
const directed: ReadonlySet<IconName> = new Set(['arrowRight', 'arrowLeft', 'arrowUpRight']);

interface Props {
  name: IconName;
  /** Named to assistive technology; decoration where absent. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * A Tabler icon as inline SVG in `currentColor`, one stroke width everywhere, as large as 1.25 of
 * the text beside it.
 */
export const Icon = ({ name, label, className }: Props) => (
  <svg
    viewBox="0 0 24 24"
    className={className ? `icon ${className}` : 'icon'}
    data-mirror={directed.has(name) ? '' : undefined}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the icon package has
    dangerouslySetInnerHTML={{ __html: icons[name] }}
  />
);
