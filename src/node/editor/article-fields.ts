import { categories } from '../../site/categories';
import { proseComponents } from '../../site/prose';
import { day, input, like, number, optional, paragraph, image, type EditorField } from './fields';

const shared = { i18n: 'duplicate' };
const own = { i18n: true };
const on = { widget: 'boolean', default: true };
const description = { ...paragraph, maxlength: 160 };
const person = {
  widget: 'relation',
  collection: 'people',
  value_field: '{{slug}}',
  display_fields: ['name'],
};

const slug = like(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Mazie burti bez garumzīmēm, cipari, starp tiem defises.',
);

const BUTTONS = [
  ...['bold', 'italic', 'strikethrough', 'code', 'link'],
  ...['heading-two', 'heading-three', 'heading-four'],
  ...['bulleted-list', 'numbered-list', 'quote'],
];

const body = (label: string): EditorField =>
  input('body', label, own, {
    widget: 'richtext',
    buttons: BUTTONS,
    editor_components: [...proseComponents, 'Table'],
    use_emoji_autocomplete: false,
  });

interface ArticleStart {
  id: number;
  date: string;
  categoryNames: Readonly<Record<string, unknown>>;
}

export const articleFields = ({ id, date, categoryNames }: ArticleStart): EditorField[] => [
  input(
    'id',
    'Numurs | Tāds, kāda nav nevienam citam rakstam. Jaunam tas jau ir ielikts.',
    shared,
    number(1, 999_999),
    { default: id },
  ),
  input('slug', 'Adrese | Piemēram: dzivoklis-ziema. Publicētam rakstam to nemaina.', shared, slug),
  input(
    'aliases',
    'Vecās adreses | Katra savā rindā; no tām nokļūst šeit. Parasti tukšs.',
    shared,
    optional,
    slug,
    { widget: 'list' },
  ),
  input('title', 'Virsraksts | Meklētāji parāda ap 60 rakstzīmēm.', own),
  input(
    'excerpt',
    'Ievads sarakstam | Viens vai divi teikumi, arī meklētājiem; līdz 95 rakstzīmēm.',
    own,
    description,
  ),
  input('category', 'Kategorija', shared, {
    widget: 'select',
    options: categories.map((value) => ({ value, label: categoryNames[value] })),
  }),
  input('author', 'Autors | Cilvēks no saraksta „Cilvēki”.', shared, person),
  input('keywords', 'Atslēgvārdi | Atdalīti ar komatiem.', own),
  input('cover', 'Vāka attēls | Vismaz 1200 × 630 pikseļu, vislabāk 1600 × 1000.', shared, image),
  input(
    'coverWide',
    'Vāka attēls datoram | Trīs reizes platāks nekā augsts, vislabāk 2030 × 700. Var nebūt.',
    shared,
    optional,
    image,
  ),
  input(
    'coverTall',
    'Vāka attēls tālrunim | Mazliet augstāks nekā plats, vislabāk 840 × 960. Var nebūt.',
    shared,
    optional,
    image,
  ),
  input('coverAlt', 'Kas redzams vāka attēlā | To dzird tie, kas attēlu neredz.', own),
  input('date', 'Publicēšanas diena | Nākotnē tikai melnrakstam.', shared, day, {
    default: date,
  }),
  input('modified', 'Pēdējo lielāko labojumu diena | Var nebūt.', shared, optional, day),
  input('listed', 'Rādīt sarakstā | Izslēgts raksts ir tikai pēc savas adreses.', shared, on),
  input('draft', 'Melnraksts | Kamēr ieslēgts, publiskajā vietnē raksta nav.', shared, on),
  input('customTitle', 'Cits virsraksts meklētājiem | Var nebūt.', own, optional),
  input('customDescription', 'Cits apraksts meklētājiem | Var nebūt.', own, optional, description),
  body(
    'Teksts | Blokus ieliek ar „Insert”. Skaitļus ņem no uzņēmuma datiem: {{company.figures.onSiteFee}}.',
  ),
];

export const legalFields: EditorField[] = [
  input('updated', 'Pēdējo izmaiņu diena', shared, day),
  body('Teksts'),
];
