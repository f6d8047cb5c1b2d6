import { ACT, of, type Payload } from './payload.ts';

/** Looks like an attack and is none: every sign of it stays on the page, as a word. */
export const WORDS: readonly Payload[] = of('words', [
  `&lt;script&gt;${ACT}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${ACT}&amp;gt;`,
  `＜script＞${ACT}＜/script＞`,
  `‹script›${ACT}‹/script›`,
  `%3Cscript%3E${ACT}%3C/script%3E`,
  `\\u003cscript\\u003e${ACT}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${ACT}`,
  `javascript:${ACT}`,
  `{{constructor.constructor('${ACT}')()}}`,
  `\${${ACT}} #{${ACT}} <%= ${ACT} %>`.replace('<%', '&lt;%'),
  `$t(header.home) __proto__ [object Object]`,
  `+ADw-script+AD4-${ACT}`,
  `1 &lt; 2 &amp;&amp; 3 &gt; 2`,
  `&quot;&gt;&lt;img src=x onerror=${ACT}&gt;`,
]);
