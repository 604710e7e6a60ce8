import { plainText } from '../site/plain-text';

/** Where an article is passed on; `url` is its absolute address. */
export function shareAddresses(url: string, title: string) {
  const page = encodeURIComponent(url);
  const words = encodeURIComponent(plainText(title));
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    twitter: `https://twitter.com/intent/tweet?url=${page}&text=${words}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    email: `mailto:?subject=${words}&body=${page}`,
  };
}
