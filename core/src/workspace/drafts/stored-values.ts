/** The stored values of a draft that have the type of an empty one's. */
export const readLike =
  <V extends object>(empty: V) =>
  (stored: unknown): Partial<V> => {
    if (typeof stored !== 'object' || stored === null) return {};
    const names = Object.entries(empty).filter(([name, like]) => hasShape(Reflect.get(stored, name), like));
    // Each has the name and the type of a value of V.
    return Object.fromEntries(names.map(([name]) => [name, Reflect.get(stored, name)])) as Partial<V>;
  };

function hasShape(value: unknown, like: unknown): boolean {
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(like).every(([name, part]) => hasShape(Reflect.get(value, name), part))
  );
}
