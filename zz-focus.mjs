import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [css, at] of [['html:has([role=dialog]:focus-within){scroll-padding-bottom:0!important}', '/nordlys/classes?departmentId=101'], ['html:has([role=dialog]:focus-within){scroll-padding-bottom:0!important}','/nordlys/member']]) {
  for (const vp of [{ width: 390, height: 844 }, { width: 1600, height: 900 }]) {
  const p = await b.newPage({ viewport: vp });
  await p.goto('http://127.0.0.1:4600' + at);
  await p.getByRole('dialog').waitFor();
  if (css && css !== '.x') await p.evaluate((c) => { const s = new CSSStyleSheet(); s.replaceSync(c); document.adoptedStyleSheets.push(s); }, css);
  await p.waitForTimeout(500);
  const ys = [];
  for (let i = 0; i < 6; i++) { await p.keyboard.press('Tab'); await p.waitForTimeout(250); ys.push(await p.evaluate(() => [document.activeElement.textContent.slice(0, 18), Math.round(scrollY)])); }
  console.log(css, at, vp.width, JSON.stringify(ys));
  await p.close();
  }
}
await b.close();
