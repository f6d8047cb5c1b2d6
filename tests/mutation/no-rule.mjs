// What Stryker leaves alone: mutants that no test can notice, or mistakes that no developer makes.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const isEmpty = ({ node }) =>
  (node.type === 'StringLiteral' && node.value === '') ||
  (node.type === 'ArrayExpression' && node.elements.length === 0);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'no-rule', {
    shouldIgnore(path) {
      const { parent, key } = path;
      if (parent?.type === 'LogicalExpression' && parent.operator === '??' && key === 'right' && isEmpty(path))
        return 'An empty value stands for a missing one.';
      if (path.isStringLiteral() && path.findParent((above) => above.isThrowStatement()))
        return 'Only a developer reads the text of an error.';
      return undefined;
    },
  }),
];
