/** Whether JSON text nests deeper than allowed; checked in one pass before it is parsed. */
export function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  let insideString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (insideString) {
      if (character === '\\') at++;
      else if (character === '"') insideString = false;
    } else if (character === '"') insideString = true;
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > most) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
