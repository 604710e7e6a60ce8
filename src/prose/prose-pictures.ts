import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { createContext } from 'react';

/** Pictures by the name of their file, as a text names them. */
export type PicturesByName = Readonly<Record<string, IGatsbyImageData>>;

export const ProsePictures = createContext<PicturesByName>({});
