import { chromium } from 'playwright';
const [,, path, out, phone = '90000001', center='nordlys', ...w] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [width, scheme] of [[390,'light'],[1280,'dark'],[1280,'light']]) {
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, locale: 'nb-NO' });
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log('ERR', e.message)); p.on('console', (m) => m.type()==='error' && console.log('CON', m.text().slice(0,200)));
  await p.goto(`http://127.0.0.1:4460/${center}/login`);
  await p.getByLabel(/Mobil|Telefon/).first().fill(phone);
  await p.getByLabel('Passord', { exact: true }).fill('trening');
  await p.getByRole('button', { name: 'Logg inn' }).last().click();
  await p.waitForURL(/profile|nordlys$|solsiden$/, { timeout: 15000 }).catch(() => console.log('no url', p.url()));
  await p.goto(`http://127.0.0.1:4460/${center}${path}`);
  await p.waitForTimeout(2500);
  const no = p.getByRole('button', { name: /Avslå|Nei/ }).first(); if (await no.isVisible().catch(()=>false)) await no.click();
  await p.screenshot({ path: `/tmp/w/${out}-${width}-${scheme}.png`, fullPage: true });
  await c.close();
}
await b.close();
