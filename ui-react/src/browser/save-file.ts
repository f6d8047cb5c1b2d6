/** Has the browser keep a text as a file of the user's own. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken what it needs once this turn is over.
  setTimeout(() => URL.revokeObjectURL(url));
}
