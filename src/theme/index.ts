/** The looks that the parts of pages share. */
export * from './buttons';
export * from './cards';
export * from './fields';
export * from './layout';
export * from './media';
export * from './text';
