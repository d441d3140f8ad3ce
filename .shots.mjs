import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const want = process.argv.slice(2);
const jobs = {
  home: async (p, l) => { await p.goto(`http://localhost:4200${l === 'si' ? '/si' : '/'}`); await p.waitForLoadState('networkidle'); },
  toast: async (p, l) => { await jobs.home(p, l); await p.locator('form[action="/cart/lines"] button').first().click(); await p.locator('[data-toasts] .toast').waitFor(); await p.waitForTimeout(400); },
  drawer: async (p, l) => { await jobs.home(p, l); const a = p.locator('.product-card form[action="/cart/lines"] button'); await a.nth(0).click(); await a.nth(2).click(); await a.nth(3).click(); await p.waitForTimeout(300); await p.locator('a[href$="/cart"]').first().click(); await p.waitForTimeout(700); },
  drawertoast: async (p, l) => { await jobs.drawer(p, l); await p.locator('[role=dialog] button[value="2"]').first().click(); await p.waitForTimeout(500); },
  drawerempty: async (p, l) => { await jobs.home(p, l); await p.locator('a[href$="/cart"]').first().click(); await p.waitForTimeout(600); },
  cart: async (p, l) => { await jobs.drawer(p, l); await p.goto(`http://localhost:4200${l === 'si' ? '/si' : ''}/cart`); await p.waitForLoadState('networkidle'); },
  cartempty: async (p, l) => { await p.goto(`http://localhost:4200${l === 'si' ? '/si' : ''}/cart`); await p.waitForLoadState('networkidle'); },
  menu: async (p, l) => { await jobs.home(p, l); await p.locator('a[href$="#site-links"]').click(); await p.waitForTimeout(500); },
  policy: async (p, l) => { await p.goto(`http://localhost:4200${l === 'si' ? '/si' : ''}/refund-policy`); await p.waitForLoadState('networkidle'); },
  wish: async (p, l) => { await p.goto(`http://localhost:4200${l === 'si' ? '/si' : ''}/wishlist`); await p.waitForLoadState('networkidle'); },
};
for (const w of want) {
  const [name, lang, width, js = 'js'] = w.split(':');
  const ctx = await b.newContext({ viewport: { width: +width, height: +width < 600 ? 780 : 900 }, javaScriptEnabled: js !== 'nojs' });
  const p = await ctx.newPage();
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, m.type(), m.text()));
  p.on('pageerror', (e) => console.log(w, 'PAGEERROR', e.message));
  try { await jobs[name](p, lang); } catch (e) { console.log(w, e.message.slice(0, 300)); }
  const full = !/drawer|toast|menu/.test(name);
  await p.evaluate(() => {}).catch(() => {});
  await p.screenshot({ path: `/tmp/shopfront/${name}-${lang}-${width}-${js}.png`, fullPage: full });
  const wide = js === 'js' ? await p.evaluate(() => document.documentElement.scrollWidth - innerWidth) : 0;
  if (wide > 0) console.log(w, 'OVERFLOW', wide);
  await ctx.close();
}
await b.close();
