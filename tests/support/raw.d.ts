/** A file as the text it is. */
declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: this is what the bundler makes of such a file
  export default text;
}
