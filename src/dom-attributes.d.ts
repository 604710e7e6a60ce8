import 'react';

// Attributes that browsers know and React 18's types do not; React writes them as they stand.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    autoComplete?: 'off';
    command?: string;
    commandfor?: string;
  }
  interface DetailsHTMLAttributes<T> {
    name?: string;
  }
  interface SVGAttributes<T> {
    translate?: 'no';
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low' | 'auto';
  }
}

declare global {
  interface HTMLElement {
    /** The browser places the popover beside its `source`, the element that opens it. */
    showPopover(options?: { source?: HTMLElement }): void;
  }
}
