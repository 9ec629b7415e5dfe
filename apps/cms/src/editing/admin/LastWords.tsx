'use client';
// Client because it follows the text editor; wakes with each rich text.
import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import type { EditorState } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { OnChangePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalOnChangePlugin';
import { useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives the form what is written when the person leaves the text, or holds the key of a shortcut.
 * The editor itself waits until the browser is idle, for up to half a second: what is published
 * within it would lack the last words, and a link would leave them without a question.
 */
function LastWords() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { dispatchFields, getField, setModified } = useForm();
  const written = useRef<EditorState>(undefined);
  const handOver = useEffectEvent(() => {
    const value = written.current?.toJSON();
    written.current = undefined;
    const { path } = fieldProps;
    if (!value || JSON.stringify(value) === JSON.stringify(getField(path)?.value)) return;
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
  });
  useEffect(() => {
    const onLeave = () => handOver();
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) handOver();
    };
    return editor.registerRootListener((root, former) => {
      former?.removeEventListener('focusout', onLeave);
      former?.removeEventListener('keydown', onKey);
      root?.addEventListener('focusout', onLeave);
      root?.addEventListener('keydown', onKey);
    });
  }, [editor]);
  return (
    <OnChangePlugin
      ignoreSelectionChange
      onChange={(state, _, tags) => {
        // Payload's editor takes no change from one that only brings the cursor.
        if (!tags.has('focus') || tags.size > 1) written.current = state;
      }}
    />
  );
}

export const LastWordsClient = createClientFeature({
  plugins: [{ Component: LastWords, position: 'normal' }],
});
