/**
 * A fault of Payload's own markup that no style, setting or component of ours can mend: a rule of
 * axe, and a part of the start tag by which the elements are found (docs/accessibility.md).
 */
export interface StockFault {
  readonly rule: string;
  readonly tag: RegExp;
}

const of = (rule: string, tag: RegExp): StockFault => ({ rule, tag });

export const stockFaults: readonly StockFault[] = [
  of('aria-hidden-focus', /class="(clear|dropdown)-indicator"/),
  of('label', /class="rs__input"/),
  of('label-title-only', /class="rs__input"|id="select-all"/),
  of('nested-interactive', /rs__multi-value/),
  of('label', /^<input aria-label="" id="[^"]*" type="checkbox"/),
  of('button-name', /class="(popup-button|clickable-arrow|btn upload-relationship-details__)/),
  of('aria-command-name', /class="collapsible__drag"/),
  of('aria-input-field-name', /class="ContentEditable__root"/),
  of('heading-order', /^<h3>(<span class="field-label"|[^<]*<\/h3>)/),
  of('label-content-name-mismatch', /doc-tab/),
  of('list', /class="doc-tabs__tabs"/),
  of('region', /doc-header/),
  of('target-size', /class="(multi-value-remove|payload-toast-close-button)/),
];
