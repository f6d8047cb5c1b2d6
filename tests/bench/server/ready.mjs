/** Tells the bench where to ask; a server whose bench is gone ends. */
export function ready(port) {
  process.on('disconnect', () => process.exit());
  process.send({ port });
}
