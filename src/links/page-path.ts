import { createContext } from 'react';

/** The path of the page around. */
export const PagePath = createContext('');
