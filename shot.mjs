import { chromium } from '@playwright/test';
const [,, out, width, ...urls] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const p = await (await b.newContext({ viewport:{width:+width,height:900}, reducedMotion:'reduce' })).newPage();
let i=0; p.on('pageerror', e=>console.log('ERR',e.message)); p.on('console', m=>m.type()==='error'&&console.log('CON',m.text().slice(0,200)));
for (const u of urls) { await p.goto(u,{waitUntil:'load'}); await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=700){scrollTo(0,y);await new Promise(r=>setTimeout(r,120))} scrollTo(0,0)}); await p.waitForTimeout(900); await p.screenshot({path:`${out}-${i++}.png`, fullPage:true}); }
await b.close();
