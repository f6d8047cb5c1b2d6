import { appendFileSync } from 'node:fs';
import { declareClassPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const isEmpty = ({ node }) =>
  (node.type === 'StringLiteral' && node.value === '') ||
  (node.type === 'ArrayExpression' && node.elements.length === 0);

/** Mutants that no test can notice, or mistakes that no developer makes. */
const noRule = {
  shouldIgnore(path) {
    const { parent, key } = path;
    if (parent?.type === 'LogicalExpression' && parent.operator === '??' && key === 'right' && isEmpty(path))
      return 'An empty value stands for a missing one.';
    if (path.isStringLiteral() && path.findParent((above) => above.isThrowStatement()))
      return 'Only a developer reads the text of an error.';
    return undefined;
  },
};

/** Each result on disk as soon as it is there: a run that is ended has no report. */
class Results {
  onMutationTestingPlanReady({ mutantPlans }) {
    write({ planned: mutantPlans.filter(({ mutant }) => mutant.status !== 'Ignored').length });
  }

  onMutantTested({ status }) {
    write({ status });
  }
}

const write = (line) => appendFileSync(process.env.FELLES_RESULTS, `${JSON.stringify(line)}\n`);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'no-rule', noRule),
  declareClassPlugin(PluginKind.Reporter, 'results', Results),
];
