/** The package has no types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A value pins an axis, a range narrows it. */
    variationAxes?: Record<string, Axis | undefined>;
  }

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
