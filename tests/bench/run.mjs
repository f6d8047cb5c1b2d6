// One part, measured in a process of its own; the rows go to the process that asked.
const [part, mode] = process.argv.slice(2);
const { measure } = await import(`./${part}.mjs`);
process.send(await measure({ short: mode === '--short' }), () => process.disconnect());
