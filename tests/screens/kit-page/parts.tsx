/** Tabs, menus, fields and panels; at the address /x/-/parts. */
export function Parts() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Deler</h1>
    </main>
  );
}
