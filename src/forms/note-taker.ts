import { useEffect, useRef } from 'react';
import type { StoredKey } from '../site/storage';
import { useForm } from './form-context';
import { recall, remember } from './session-memory';

/** A sentence for the message; each time it is handed over it is a new object. */
export interface Note {
  text: string;
}

/** Puts a note into the message, once: in place of the earlier note, or at the end. */
export function withNote(message: string, note: string, earlier: string | undefined): string {
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => note);
  if (message.includes(note)) return message;
  return message.trim() ? `${message.trimEnd()}\n\n${note}` : note;
}

/** Puts a note of the page into the form's message. It is stored because the draft outlives the page. */
export function NoteTaker({ note }: { note: Note | undefined }): null {
  const { id, values, setMessage } = useForm();
  const key: StoredKey = `draft:${id}:note`;
  const hadMessage = useRef(false);

  useEffect(() => {
    if (!note) return;
    const earlier = recall(key);
    remember(key, note.text);
    setMessage((message) => withNote(message, note.text, earlier));
  }, [note, key, setMessage]);

  // A message that becomes empty was sent or deleted; one that starts empty still waits for its draft.
  useEffect(() => {
    if (!values.message && hadMessage.current) remember(key, undefined);
    hadMessage.current = Boolean(values.message);
  }, [key, values.message]);

  return null;
}
