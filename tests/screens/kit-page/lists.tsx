/** Tables, filters, states and forms; at the address /x/-/lists. */
export function Lists() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Lister og skjema</h1>
    </main>
  );
}
