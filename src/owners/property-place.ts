import type { Inquiry } from '../forms/inquiries';
import { bedroomChoices, EVERYWHERE_ELSE, type Market, type Place } from '../site/sums/market';

/** The form's value for an apartment without a bedroom. */
const STUDIO = 'Studio';

/** What the form's answers say of the place; undefined where they say nothing. */
export function placeOf(address = '', bedrooms = '', market?: Market | null): Place | undefined {
  const text = address.toLowerCase();
  const area = market?.areas.find(({ name, places }) =>
    [name, ...places].some((place) => text.includes(place.toLowerCase())),
  );
  const rooms = bedrooms === STUDIO ? '0' : String(Math.min(3, parseInt(bedrooms)));
  const place = { where: area?.key, bedrooms: bedroomChoices.find((choice) => choice === rooms) };
  return (place.where ?? place.bedrooms) ? place : undefined;
}

/** What a sum says for the form; an area with several places gives no address. */
export function propertyAt({ where, bedrooms }: Place, market?: Market | null): Inquiry {
  const area = market?.areas.find(({ key }) => key === where);
  const isPlace = area?.places.length === 1 && !area.places.includes(EVERYWHERE_ELSE);
  return {
    propertyAddress: isPlace ? `${area.name}, ` : '',
    bedrooms: bedrooms === '0' ? STUDIO : bedrooms,
  };
}
