// The shape of every picture for sharing, in pixels: the words on the left, the photograph in the
// upper right, the brand and the skyline at the foot.

export const picture = { width: 1200, height: 630 };

/** In the upper right corner; only its lower left corner is round. */
export const photo = { left: 540, width: 660, height: 486, radius: 28 };

/** The words' column: kicker or bar, and the title below. */
export const column = { left: 60, top: 56, width: 480, height: 430 };

/** What a title may fill; `leading` is its line height in em. */
export const titleRoom = { width: 440, height: 340, leading: 1.1 };

export const brand = { left: 52, top: 508, height: 64 };

export const skyline = { left: 432, top: 510, width: 768, height: 120 };
