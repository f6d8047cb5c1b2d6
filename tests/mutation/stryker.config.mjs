// Breaks the code of a rule at one place after another, and runs the tests that pass there: `npm run mutations -- FILE …`
const { FELLES_ALL, FELLES_STATIC } = process.env;

export default {
  // The list that --all takes. Other files are named on the command line.
  mutate: [
    'core/src/**/{rules,steps,selection,schedule}.ts',
    'core/src/{data,shared}/*.ts',
    'core/src/shell/{birth-date,guard,opener,panels,toast-queue}.ts',
    'core/src/portal/{payment,person,tracking}/**/*.ts',
    'core/src/portal/signup/{sending,steps}/*.ts',
    '!core/src/**/{index,messages,model,port,ports,store}.ts',
  ],
  testRunner: 'vitest',
  // A test reaches a file through the index of the package, so every test is related to every file.
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/no-rule.mjs'],
  ignorers: ['no-rule'],
  coverageAnalysis: 'perTest',
  // Code that runs while its file is loaded is tried by all tests, which takes long: only on demand, area by area.
  ignoreStatic: FELLES_STATIC !== '1',
  // rows.mjs needs every test that fails, not only the first.
  disableBail: FELLES_ALL === '1',
  concurrency: Number(process.env.FELLES_WORKERS ?? 2),
  // Stored results do not know these two options.
  incremental: FELLES_ALL !== '1' && FELLES_STATIC !== '1',
  incrementalFile: '.felles/mutations/incremental.json',
  // Stryker cannot read a tsconfig.json with TypeScript 7; a name that does not exist keeps it from trying.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  tempDirName: '.felles/mutations/sandbox',
  symlinkNodeModules: false,
  buildCommand: 'node tests/mutation/link-packages.mjs',
  ignorePatterns: ['dist', 'dist-app', '.felles', 'tests/e2e', 'tests/bench'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  jsonReporter: { fileName: '.felles/mutations/report.json' },
  htmlReporter: { fileName: '.felles/mutations/report.html' },
};
