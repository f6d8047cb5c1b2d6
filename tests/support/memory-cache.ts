import type { AnswerCache, CachedAnswer } from '@felles/core/data';

/** A device whose stored answers last as long as the test. */
export function memoryCache() {
  const owners = new Map<string, Map<string, CachedAnswer>>();
  const place: AnswerCache = {
    begin: (owner) => void (owners.has(owner) || owners.set(owner, new Map())),
    put: (owner, key, given) => void owners.get(owner)?.set(key, given),
    get: async (owner, key) => owners.get(owner)?.get(key) ?? null,
    retain(owner, isKept) {
      const answers = owners.get(owner) ?? new Map<string, CachedAnswer>();
      for (const key of answers.keys()) if (!isKept(key)) answers.delete(key);
    },
    wipe: (owner) => void owners.delete(owner),
  };
  return {
    place,
    keys: () => [...owners.values()].flatMap((answers) => [...answers.keys()]),
    /** The users with stored answers. */
    owners: () => [...owners].flatMap(([owner, answers]) => (answers.size > 0 ? [owner] : [])),
    damage() {
      for (const answers of owners.values())
        for (const [key, { at: time }] of answers)
          answers.set(key, { at: time, bytes: new TextEncoder().encode('{"id":{}}') });
    },
  };
}
