/** The question of a page in memory: what is written is read again. */
export function aQuestionPlace<Q>(first: Q) {
  let question = first;
  return {
    read: () => question,
    write(next: Q): void {
      question = next;
    },
  };
}

/** A new key for each call: `key 1`, `key 2` … */
export function countedKeys(name = 'key '): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${name}${count}`;
  };
}
