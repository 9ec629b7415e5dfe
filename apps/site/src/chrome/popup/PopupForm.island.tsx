// Island: the pop-up's form. Wakes when the pop-up opens; its data came with the fragment, its code
// is that of every page's form.
import { createRoot } from 'react-dom/client';
import { LeadForm } from '../../forms/LeadForm.island.tsx';
import type { FormProps } from '../../forms/props/formPropTypes.ts';
import { VisitForm } from '../../forms/VisitForm.island.tsx';

/** Renders the form whose definition stands in the place's `data-form`; what it answers ends it. */
export function mountForm(place: HTMLElement): () => void {
  const props = JSON.parse(place.dataset['form'] ?? '') as FormProps;
  const Form = props.kind === 'visit' ? VisitForm : LeadForm;
  const root = createRoot(place, { identifierPrefix: 'popup-' });
  root.render(<Form {...props} />);
  return () => root.unmount();
}
