export interface HostRating {
  /** From 0 to 5. */
  value: number;
  /** How many guests have rated. */
  reviews: number;
}

/** Specification, section 2: the value is fixed and shown after a simulated delay. */
const DELAY_MS = 500;

/**
 * Gives the host's rating after a delay, as a request to the platform would.
 * @throws (rejects) when the numbers make no valid rating.
 */
export async function delayRating(rating: HostRating): Promise<HostRating> {
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  const { value, reviews } = rating;
  if (value > 0 && value <= 5 && reviews > 0) return rating;
  throw new Error(`The host rating ${value} from ${reviews} reviews cannot be shown`);
}
