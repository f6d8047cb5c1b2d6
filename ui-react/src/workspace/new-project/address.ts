// Where the window for a new project stands in the address of a page.

/** The panel's address, with the project that the new one is to be a part of. */
export const addressOfNewProject = (parentId: string | null): string =>
  parentId === null ? 'project.new' : `project.new.${parentId}`;

/** Which new project the address of a page asks for; null where it asks for none. */
export function newProjectIn(search: string): { readonly parentId: string | null } | null {
  const panels = new URLSearchParams(search).get('panel') ?? '';
  const [, parentId] = /^project\.new(?:\.([\w-]+))?(?:\*|$)/.exec(panels) ?? [null, null];
  return parentId === null ? null : { parentId: parentId ?? null };
}
