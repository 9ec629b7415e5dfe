/** Collections whose documents refer to others. */
export const referring = [
  'pages',
  'shared-sections',
  'campaigns',
  'forms',
  'menus',
  'footers',
  'popups',
  'redirects',
  'brand-settings',
];
