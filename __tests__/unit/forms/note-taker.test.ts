import { withNote } from '../../../src/forms/note-taker';

test.each([
  ['', 'Note.', undefined, 'Note.'],
  ['Hello.', 'Note.', undefined, 'Hello.\n\nNote.'],
  ['Hello.\n\nOld.', 'New.', 'Old.', 'Hello.\n\nNew.'],
  ['Hello.', 'New.', 'Old.', 'Hello.\n\nNew.'],
  ['Old.', '$& costs', 'Old.', '$& costs'],
  ['Before. Old. After.', 'New.', 'Old.', 'Before. New. After.'],
  ['Hello.\n\nNote.', 'Note.', undefined, 'Hello.\n\nNote.'],
])('%j with %j after %j gives %j', (message, note, earlier, expected) => {
  expect(withNote(message, note, earlier)).toBe(expected);
});
