/** The colour scheme of the device or of the user's choice; each variable has a value for both. */
export type Mode = 'light' | 'dark';

/** Style variables by name, safe to set on an element as they are. */
export type StyleVariables = Readonly<Record<`--${string}`, string>>;

/** Combines the variables of both modes into one set that follows the page's colour scheme. */
export function inBothModes(variablesIn: (mode: Mode) => StyleVariables): StyleVariables {
  const dark = new Map(Object.entries(variablesIn('dark')));
  const both = Object.entries(variablesIn('light')).map(([name, light]) => {
    const other = dark.get(name) ?? light;
    return [name, light === other ? light : `light-dark(${light},${other})`];
  });
  return Object.fromEntries(both);
}
