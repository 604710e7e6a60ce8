import { createContext, useContext } from 'react';

/** The files beside the text that is drawn. */
export const ProseFiles = createContext<readonly Queries.ProseFileFragment[]>([]);

export const useProseFile = (name: string) =>
  useContext(ProseFiles).find((file) => file.name === name);
