import { parseArgs } from 'node:util';
import { checkBackend, type Finding } from './checks.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    center: { type: 'string' },
    member: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.base || !values.center) {
  process.stderr.write(
    [
      'Say which service and which of its centers: npm run conformance -- --base https://… --center CODE',
      '  --staff LOGIN:PASSWORD  signs in to the workspace by the form of the mock’s provider;',
      '                          of another service STAFF_TOKEN in the environment is an access token',
      '  --member PHONE:PASSWORD logs a member in',
      '  --write                 makes calls that change something, too: use it on a service for tests only',
      '',
    ].join('\n'),
  );
  process.exit(2);
}
const [phone = '', password = ''] = values.member?.split(':') ?? [];
const { STAFF_TOKEN: staffToken } = process.env;

const findings = await checkBackend({
  root: values.base.replace(/\/+$/, ''),
  centerCode: values.center,
  now: Date.now(),
  writes: values.write,
  ...(staffToken && { staffToken }),
  ...(values.member !== undefined && { member: { phone, password } }),
});
for (const { call, verdict, where } of findings)
  process.stdout.write(`${verdict.padEnd(9)} ${call}${where.map((one) => `\n            ${one}`).join('')}\n`);
const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length;
const wrong = count('different') + count('missing');
process.stdout.write(
  `\n${count('same')} same, ${count('different')} different, ${count('missing')} missing, ${count('untried')} not tried\n`,
);
process.exit(wrong === 0 ? 0 : 1);
