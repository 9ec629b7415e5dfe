/** Collections whose documents refer to others. */
export const referring = [
  'pages',
  'campaigns',
  'forms',
  'menus',
  'footers',
  'popups',
  'redirects',
  'brand-settings',
];
