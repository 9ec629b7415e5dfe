/** Windows in which editors look at a preview. */
export const livePreviewSizes = [
  { label: '360 × 740', name: 'phone', width: 360, height: 740 },
  { label: '768 × 1024', name: 'tablet', width: 768, height: 1024 },
  { label: '1280 × 900', name: 'desktop', width: 1280, height: 900 },
];
