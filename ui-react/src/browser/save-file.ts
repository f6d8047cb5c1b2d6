/** Has the browser keep a text, or the content of a file, as a file of the user's own. */
export function saveFile(name: string, type: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the address once this turn is over.
  setTimeout(() => URL.revokeObjectURL(url));
}
