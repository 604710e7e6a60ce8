import type { Element as StylisElement } from 'stylis';

const SHORTHAND = /^(?:inset|(?:margin|padding|inset)-(?:inline|block)):/;

/**
 * A Stylis plugin that writes `inset`, `margin-inline` and their kind as the sides of a page written from left to
 * right: Chrome before 87 and Safari before 14.1 know no other names.
 */
export function writePhysicalSides(part: StylisElement): void {
  const { children } = part;
  if (typeof children !== 'string' || !SHORTHAND.test(part.value)) return;
  const [property = '', axis] = String(part.props).split('-');
  const [first = '', second = first, third = first, fourth = second] = split(children);
  const sides = {
    inline: { left: first, right: second },
    block: { top: first, bottom: second },
    all: { top: first, right: second, bottom: third, left: fourth },
  }[axis === 'inline' || axis === 'block' ? axis : 'all'];
  const prefix = property === 'inset' ? '' : `${property}-`;
  part.return = Object.entries(sides)
    .map(([side, value]) => `${prefix}${side}:${value};`)
    .join('');
}

/** The values of a shorthand; a function may contain spaces. */
function split(values: string): string[] {
  let depth = 0;
  const marked = values.replace(/[() ]/g, (sign) => {
    depth += Number(sign === '(') - Number(sign === ')');
    return sign === ' ' && depth === 0 ? '\n' : sign;
  });
  return marked.split('\n');
}
