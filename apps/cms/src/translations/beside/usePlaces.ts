import { useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fieldPath } from '../../editing/fieldPath.ts';

/** Where a translated field is in the document, and the element that its English is shown in. */
export interface Place {
  readonly path: string;
  readonly host: HTMLElement;
}

/**
 * A place below each field of the form that has a language, while `isAsked`; follows rows that are
 * opened, added and taken away. The form's own components can't do it: what stands after their
 * inputs is rendered anew by the server at every save.
 */
export function usePlaces(isAsked: boolean): readonly Place[] {
  const { getFields } = useForm();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    if (!isAsked) return;
    const hosts = new Map<Element, Place>();
    const look = () => {
      let hasChanged = false;
      for (const [field] of hosts)
        if (!field.isConnected) hasChanged = hosts.delete(field) || hasChanged;
      for (const mark of document.querySelectorAll('.field-type .field-label .localized')) {
        const field = mark.closest('.field-type');
        if (!field || hosts.has(field)) continue;
        // Ids of a drawer's fields end in its depth, so that none of them is found.
        const path = fieldPath(mark.closest('label')?.htmlFor ?? '', Object.keys(getFields()));
        if (path === undefined) continue;
        const host = field.appendChild(document.createElement('div'));
        hosts.set(field, { path, host });
        hasChanged = true;
      }
      if (hasChanged) setPlaces([...hosts.values()]);
    };
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const { host } of hosts.values()) host.remove();
      setPlaces([]);
    };
  }, [isAsked, getFields]);
  return places;
}
