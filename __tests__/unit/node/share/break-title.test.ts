import { breakTitle } from '../../../../src/node/share/break-title';

/** Every letter is half an em wide. */
const broken = (title: string, width = 10) =>
  breakTitle(
    title.split(' ').map((text) => ({ text, width: text.length / 2 })),
    width,
    'lv',
  )?.lines;

test.each([
  ['stays on one line where there is room', 'Privātuma politika', ['Privātuma politika']],
  [
    'has even lines rather than full ones',
    'Mājas dzīvokļi istabas terases',
    ['Mājas dzīvokļi', 'istabas terases'],
  ],
  [
    'ends a line with a clause',
    'Par mums: kas pārvalda jūsu dzīvokli',
    ['Par mums:', 'kas pārvalda', 'jūsu dzīvokli'],
  ],
  [
    'takes a small word to the line that it belongs to',
    'Tīrīšana vai uzkopšana visiem',
    ['Tīrīšana', 'vai uzkopšana visiem'],
  ],
  [
    'leaves no short word alone at the end',
    'Dzīvokļu pārvaldība Rīgā',
    ['Dzīvokļu', 'pārvaldība Rīgā'],
  ],
])('a title %s', (_, title, lines) => {
  expect(broken(title)).toEqual(lines);
});

test('a word is never broken: a title with a word that is too wide gets no lines', () => {
  expect(broken('Par naktsmītnēm', 3)).toBeUndefined();
});
