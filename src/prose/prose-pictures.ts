import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext } from 'react';

/** Pictures by the file names that a text uses. */
export type PicturesByName = Readonly<Record<string, IGatsbyImageData>>;

export const ProsePictures = createContext<PicturesByName>({});
