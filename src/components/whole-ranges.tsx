/** A text whose ranges ("30–50 €"), sums with a sign and postal codes stay in one line; other nodes as they are. */
export const wholeRanges = (node: React.ReactNode): React.ReactNode =>
  typeof node === 'string'
    ? node.split(/([+−][^ ]+|[^ ]*\d\+?–\d[^ ]*|\b[A-Z]{2}-\d+)/).map((part, index) =>
        index % 2 ? (
          <span key={index} data-range="" translate="no">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : node;

/** Each line of a text, as a paragraph. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n').map((line) => <p key={line}>{wholeRanges(line)}</p>);
