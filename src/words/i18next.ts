import { pluralForm } from '../site/plural-forms';

/** The words of a namespace: texts, and groups of them. */
interface Words {
  readonly [key: string]: string | Words;
}

interface Options {
  lng: string;
  defaultNS: string;
  /** By language and namespace. */
  resources: Record<string, Record<string, Words>>;
}

type Values = Readonly<Record<string, string | number>>;

type Translate = (key: string, values?: Values) => string;

/**
 * What gatsby-plugin-react-i18next and the pages need of i18next, and no more. It stands in for the
 * library in every bundle (gatsby-node.ts): starting the whole library took longer than anything else
 * when a page came alive.
 */
export class Instance {
  language = '';
  private options: Options = { lng: '', defaultNS: '', resources: {} };
  private readonly translators = new Map<string, Translate>();

  init(options: Options): void {
    this.options = options;
    this.language = options.lng;
  }

  /** The same words in another language. */
  cloneInstance({ lng }: { lng: string }): Instance {
    const clone = new Instance();
    clone.init({ ...this.options, lng });
    return clone;
  }

  /**
   * The texts of a namespace by their keys, as in `hero.title`, and of others by `forms:name`; the
   * same function at each call.
   */
  translator(namespace = this.options.defaultNS): Translate {
    const translate =
      this.translators.get(namespace) ??
      ((key, values) => {
        const [name = '', from = namespace] = key.split(':').reverse();
        return this.text(from, name, values);
      });
    this.translators.set(namespace, translate);
    return translate;
  }

  /** @throws where the page is built and no file has the text; a browser shows the key. */
  private text(namespace: string, key: string, values: Values = {}): string {
    const words = this.options.resources[this.language]?.[namespace];
    const text = find(words, key + this.ending(values.count)) ?? find(words, key);
    if (text !== undefined) return fill(text, values);
    if (typeof window !== 'undefined') return key;
    throw new Error(
      `locales/${this.language}/${namespace}.json  ${key}: is missing; a text is expected`,
    );
  }

  /** How the key of a counted text ends: `_zero`, `_one`, `_other`. */
  private ending(count: string | number | undefined): string {
    if (typeof count !== 'number') return '';
    return `_${pluralForm(this.language, count)}`;
  }
}

function find(words: Words | undefined, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

export const createInstance = () => new Instance();

export default { createInstance };
