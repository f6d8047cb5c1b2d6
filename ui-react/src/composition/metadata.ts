// All that inversify's container asks of reflect-metadata where nothing is decorated: to note something about an object.
const notes = new WeakMap<object, ReadonlyMap<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, about: object) => notes.get(about)?.get(key),
  defineMetadata(key: unknown, value: unknown, about: object) {
    notes.set(about, new Map(notes.get(about)).set(key, value));
  },
});
