// One part, measured in a process of its own; the rows go to the process that asked.
const [part, mode] = process.argv.slice(2);
const { measure } = await import(`./${part}.mjs`);
// A socket of a server that is gone would keep it alive.
process.send(await measure({ short: mode === '--short' }), () => process.exit());
