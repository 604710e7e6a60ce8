import { compile, middleware, serialize, stringify } from 'stylis';
import { writePhysicalSides } from '../../../src/theme/physical-sides';

test.each([
  { from: 'inset:0;', to: 'top:0;right:0;bottom:0;left:0;' },
  { from: 'inset:auto 0 1px;', to: 'top:auto;right:0;bottom:1px;left:0;' },
  {
    from: 'inset:max(calc((1px + 2px) / 2), 3px) auto;',
    to: 'top:max(calc((1px + 2px) / 2), 3px);right:auto;bottom:max(calc((1px + 2px) / 2), 3px);left:auto;',
  },
  { from: 'inset-inline:0 1px;', to: 'left:0;right:1px;' },
  { from: 'margin-inline:auto;', to: 'margin-left:auto;margin-right:auto;' },
  { from: 'padding-block:1px 2px;', to: 'padding-top:1px;padding-bottom:2px;' },
  { from: 'padding:1px 2px;', to: 'padding:1px 2px;' },
  { from: 'margin-inline-start:1px;', to: 'margin-inline-start:1px;' },
])('browsers without logical shorthands read $from too', ({ from, to }) => {
  const styles = serialize(compile(`a{${from}}`), middleware([writePhysicalSides, stringify]));
  expect(styles).toBe(`a{${to}}`);
});
