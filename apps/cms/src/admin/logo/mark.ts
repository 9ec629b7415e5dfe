/** Concierge's mark, a desk bell in a field of 24 by 24: knob, dome, foot. */
export const mark = 'M10.5 3h3v2.6h-3zM3 16a9 9 0 0 1 18 0zM1.5 18h21v3h-21z';

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32"><path fill="#14213d" d="M-4-4h32v32H-4z"/><path fill="#fff" d="${mark}"/></svg>`;

/** What the admin's pages say about themselves in tabs and when they are shared. */
export const meta = {
  titleSuffix: ' · Concierge',
  description: 'Concierge, the content backend.',
  icons: [
    {
      rel: 'icon',
      type: 'image/svg+xml',
      url: `data:image/svg+xml,${encodeURIComponent(favicon)}`,
    },
  ],
  defaultOGImageType: 'off' as const,
  openGraph: {
    siteName: 'Concierge',
    title: 'Concierge',
    description: 'Concierge, the content backend.',
  },
};
