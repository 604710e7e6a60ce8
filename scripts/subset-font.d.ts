/** The part of the package that the scripts use; it brings no types of its own. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Pins an axis of a variable font to one value, or narrows it to a range. */
    variationAxes?: Record<string, Axis | undefined>;
  }

  /** Makes a font that has only the letters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
