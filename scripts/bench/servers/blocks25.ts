import { blockExamples } from '@concierge/contract/examples/blockExamples';

/**
 * Twenty-five blocks: the full example of every type but the form, whose island wakes in the
 * browser, and two more texts.
 */
export const blocks25: readonly object[] = [
  ...Object.entries(blockExamples).flatMap(([type, { full }]) =>
    type === 'webform' ? [] : [full],
  ),
  blockExamples.rich_text.plain,
  blockExamples.text_media.plain,
];
