// Breaks the code of a rule at one place after another, and runs the tests that pass there: see mutate.mjs.
export default {
  testRunner: 'vitest',
  // The tests of the area are named by mutate.mjs; most reach every file, through the entry of a package.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/plugins.mjs'],
  ignorers: ['no-rule'],
  coverageAnalysis: 'perTest',
  // Code that runs while its file is loaded would be tried by all tests, with every file loaded again.
  ignoreStatic: true,
  concurrency: Number(process.env.FELLES_WORKERS ?? 2),
  // Stryker cannot read a tsconfig.json with TypeScript 7; a name that does not exist keeps it from trying.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  tempDirName: '.felles/mutations/sandbox',
  symlinkNodeModules: false,
  buildCommand: 'node tests/mutation/link-packages.mjs',
  ignorePatterns: ['dist', 'dist-app', '.felles', 'tests/e2e', 'tests/screens', 'tests/contract', 'tests/bench'],
  reporters: ['results'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  allowConsoleColors: false,
  htmlReporter: { fileName: '.felles/mutations/report.html' },
};
