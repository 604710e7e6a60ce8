/** The looks that the parts of pages share. */
export * from './controls';
export * from './layout';
export * from './media';
export * from './text';
