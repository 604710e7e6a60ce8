import { useEffect, useRef } from 'react';
import { useForm } from './form-context';

/** A sentence for the message; a new object each time that it is handed over. */
export interface Note {
  text: string;
}

/** The message with a note at its end; the note that it held before makes way. */
export function withNote(message: string, note: string, earlier: string | undefined): string {
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => note);
  return message.trim() ? `${message.trimEnd()}\n\n${note}` : note;
}

/** Takes what another part of the page hands over into the form's message. */
export function NoteTaker({ note }: { note: Note | undefined }): null {
  const { setMessage } = useForm();
  const earlier = useRef<string>();
  useEffect(() => {
    if (!note) return;
    const before = earlier.current;
    earlier.current = note.text;
    setMessage((message) => withNote(message, note.text, before));
  }, [note, setMessage]);
  return null;
}
