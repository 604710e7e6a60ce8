import { array, type InferType } from 'yup';
import { categories } from '../../../site/categories';
import {
  date,
  filledText,
  flag,
  strictObject,
  optionalPicture,
  optionalText,
  picture,
  slug,
  requiredText,
  wholeBetween,
} from '../fields';

export const postSchema = strictObject({
  id: wholeBetween(1, 999_999)
    .label('Numurs')
    .meta({ hint: 'Tāds, kāda nav nevienam citam rakstam. Jaunam tas jau ir ielikts.' }),
  slug: slug()
    .label('Adrese')
    .meta({ hint: 'Piemēram: dzivoklis-ziema. Publicētam rakstam to nemaina.' }),
  aliases: array(slug())
    .label('Vecās adreses')
    .meta({ hint: 'Katra savā rindā; no tām nokļūst šeit. Parasti tukšs.' }),
  title: filledText().label('Virsraksts').meta({ hint: 'Meklētāji parāda ap 60 rakstzīmēm.' }),
  excerpt: filledText().label('Ievads sarakstam').meta({
    hint: 'Viens vai divi teikumi, arī meklētājiem; līdz 95 rakstzīmēm.',
    kind: 'paragraph',
  }),
  category: requiredText()
    .oneOf(categories, `must be one of: ${categories.join(', ')}`)
    .label('Kategorija'),
  author: requiredText()
    .label('Autors')
    .meta({ hint: 'Cilvēks no saraksta „Cilvēki”.', kind: 'person' }),
  keywords: requiredText().label('Atslēgvārdi').meta({ hint: 'Atdalīti ar komatiem.' }),
  cover: picture()
    .label('Vāka attēls')
    .meta({ hint: 'Vismaz 1200 × 630 pikseļu, vislabāk 1600 × 1000.' }),
  coverWide: optionalPicture().label('Vāka attēls datoram').meta({
    hint: 'Trīs reizes platāks nekā augsts, vislabāk 2030 × 700.',
  }),
  coverAlt: filledText()
    .label('Kas redzams vāka attēlā')
    .meta({ hint: 'To dzird tie, kas attēlu neredz.' }),
  date: date()
    .required('is required: a date')
    .label('Publicēšanas diena')
    .meta({ hint: 'Nākotnē tikai melnrakstam.' }),
  modified: date().label('Pēdējo lielāko labojumu diena'),
  listed: flag()
    .required('is required: true or false')
    .label('Rādīt sarakstā')
    .meta({ hint: 'Izslēgts raksts ir tikai pēc savas adreses.' }),
  draft: flag()
    .required('is required: true or false')
    .label('Melnraksts')
    .meta({ hint: 'Kamēr ieslēgts, publiskajā vietnē raksta nav.' }),
  customTitle: optionalText().label('Cits virsraksts meklētājiem'),
  customDescription: optionalText().label('Cits apraksts meklētājiem').meta({ kind: 'paragraph' }),
});

/** Marks in a new article what its author still has to write. */
export const TO_WRITE = '✎';

export const postTexts = [
  'title',
  'excerpt',
  'coverAlt',
  'customTitle',
  'customDescription',
] as const;

export const coverFields = ['cover', 'coverWide'] as const;

/** The same in every language. */
export const sharedFields = [
  ...(['id', 'slug', 'aliases', 'category', 'author'] as const),
  ...coverFields,
  ...(['date', 'modified', 'listed', 'draft'] as const),
] satisfies readonly (keyof PostFrontMatter)[];

export type PostFrontMatter = InferType<typeof postSchema>;
