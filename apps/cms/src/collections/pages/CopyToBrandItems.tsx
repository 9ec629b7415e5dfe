'use client';
// Client because a click saves what is typed and opens the copy; wakes with the edit view.
import { PopupList, toast, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { refusalMessage } from '../../admin/refusalMessage.ts';
import { useSaveDraft } from '../../editing/admin/useSaveDraft.ts';
import { useSay } from '../../i18n/useSay.ts';

/** One entry a brand that doesn't show the page yet. */
export function CopyToBrandItems({ brands }: { readonly brands: readonly string[] }) {
  const { id } = useDocumentInfo();
  const shownOn = useFormFields(([fields]) => fields['field_domain_access']?.value);
  const { code } = useLocale();
  const saveDraft = useSaveDraft();
  const router = useRouter();
  const say = useSay();
  const others = brands.filter((brand) => !(Array.isArray(shownOn) && shownOn.includes(brand)));

  const copy = async (brand: string) => {
    if (!(await saveDraft())) return;
    const answer = await fetch(`/api/pages/${id}/copy-to?locale=${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ brand }),
    }).catch(() => undefined);
    if (!answer?.ok) return void toast.error(await refusalMessage(answer, say));
    const body = (await answer.json()) as { id: number };
    toast.success(say('This is the copy for {brand}, a draft.', { brand }));
    router.push(`/admin/collections/pages/${body.id}?locale=${code}`);
  };
  return others.map((brand) => (
    <PopupList.Button key={brand} id={`copy-to-${brand}`} onClick={() => void copy(brand)}>
      {say('Copy to {brand}', { brand })}
    </PopupList.Button>
  ));
}
