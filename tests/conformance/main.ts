import { parseArgs } from 'node:util';
import { checkBackend } from './checks.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, center: { type: 'string' } } });
if (!values.base || !values.center) {
  process.stderr.write(
    'Say which service and which of its centers: npm run conformance -- --base https://… --center CODE\n',
  );
  process.exit(2);
}

const findings = await checkBackend({
  root: values.base.replace(/\/+$/, ''),
  centerCode: values.center,
  now: Date.now(),
});
const wrong = findings.filter(({ problem }) => problem !== null);
for (const { call, what, problem } of findings) {
  process.stdout.write(
    `${problem === null ? 'ok  ' : 'FAIL'} ${call}: ${what}${problem === null ? '' : ` — ${problem}`}\n`,
  );
}
process.stdout.write(`\n${findings.length - wrong.length} passed, ${wrong.length} failed\n`);
process.exit(wrong.length === 0 ? 0 : 1);
