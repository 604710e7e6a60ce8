import { categories } from '../../site/categories';
import { proseComponents } from '../../site/prose';
import { day, field, like, number, optional, paragraph, picture } from './fields';
import type { EditorField } from './fields';

/** Stands once for all languages of an article. */
const shared = { i18n: 'duplicate' };
/** Each language has its own. */
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

const TABLE = 'Table';

const BUTTONS = [
  ...['bold', 'italic', 'strikethrough', 'code', 'link'],
  ...['heading-two', 'heading-three', 'heading-four'],
  ...['bulleted-list', 'numbered-list', 'quote'],
];

const body = (label: string): EditorField =>
  field('body', label, own, {
    widget: 'richtext',
    buttons: BUTTONS,
    editor_components: [...proseComponents, TABLE],
    use_emoji_autocomplete: false,
  });

interface ArticleStart {
  id: number;
  date: string;
  categoryNames: Readonly<Record<string, unknown>>;
}

export const articleFields = ({ id, date, categoryNames }: ArticleStart): EditorField[] => [
  field(
    'id',
    'Numurs | Tāds, kāda nav nevienam citam rakstam. Jaunam tas jau ir ielikts.',
    shared,
    number(1, 999_999),
    { default: id },
  ),
  field('slug', 'Adrese | Piemēram: dzivoklis-ziema. Publicētam rakstam to nemaina.', shared, slug),
  field(
    'aliases',
    'Vecās adreses | Katra savā rindā; no tām nokļūst šeit. Parasti tukšs.',
    shared,
    optional,
    slug,
    { widget: 'list' },
  ),
  field('title', 'Virsraksts | Meklētāji parāda ap 60 rakstzīmēm.', own),
  field('excerpt', 'Ievads sarakstam | Viens vai divi teikumi, arī meklētājiem.', own, description),
  field('category', 'Kategorija', shared, {
    widget: 'select',
    options: categories.map((value) => ({ value, label: categoryNames[value] })),
  }),
  field('author', 'Autors | Cilvēks no saraksta „Cilvēki”.', shared, person),
  field('keywords', 'Atslēgvārdi | Atdalīti ar komatiem.', own),
  field('cover', 'Vāka attēls | Vismaz 1200 × 630 pikseļu, vislabāk 1600 × 1000.', shared, picture),
  field(
    'coverWide',
    'Vāka attēls datoram | Trīs reizes platāks nekā augsts, vislabāk 2030 × 700. Var nebūt.',
    shared,
    optional,
    picture,
  ),
  field(
    'coverTall',
    'Vāka attēls tālrunim | Mazliet augstāks nekā plats, vislabāk 840 × 960. Var nebūt.',
    shared,
    optional,
    picture,
  ),
  field('coverAlt', 'Kas redzams vāka attēlā | To dzird tie, kas attēlu neredz.', own),
  field('date', 'Publicēšanas diena | Nākotnē tikai melnrakstam.', shared, day, { default: date }),
  field('modified', 'Pēdējo lielāko labojumu diena | Var nebūt.', shared, optional, day),
  field('listed', 'Rādīt sarakstā | Izslēgts raksts ir tikai pēc savas adreses.', shared, on),
  field('draft', 'Melnraksts | Kamēr ieslēgts, publiskajā vietnē raksta nav.', shared, on),
  field('customTitle', 'Cits virsraksts meklētājiem | Var nebūt.', own, optional),
  field('customDescription', 'Cits apraksts meklētājiem | Var nebūt.', own, optional, description),
  body(
    'Teksts | Blokus ieliek ar „Insert”. Skaitļus ņem no uzņēmuma datiem: {{company.figures.onSiteFee}}.',
  ),
];

export const legalFields: EditorField[] = [
  field('updated', 'Pēdējo izmaiņu diena', shared, day),
  body('Teksts'),
];
