import type { Theme } from '#shared/engraving/palette.ts'
import type { ThemePreference } from '#shared/browser/theme.ts'
import { appearanceScript } from './appearance-script.ts'

/**
 * The one script that runs before the page is idle; it is inlined, so the CSP carries its hash and it must not vary.
 * It sets how the page looks before the first paint (`boot/appearance-script.ts`), asks for the largest picture of the first screen in the plate of that
 * look (`data-lead`), imports the client entry (named by its own `data-entry`, with the page's
 * chunks in `data-chunks`) on the first interaction or when the loaded page is painted and idle, and until React is there it keeps
 * clicks on controls that plain HTML cannot serve, for `window.certaviaBoot.take()` to hand over.
 * Painted is what the browser reports as shown, which may be a tenth of a second after the frame was drawn; whatever is asked for
 * in between would share the line with what that paint waits for. A page that reports none in a second is taken to be shown.
 * What is drawn in when a page opens (the bar, 250 ms; the engraving of the first page, 900 ms) ends first, or has a second: on a phone
 * with few cores its frames and the scripts would hold each other up.
 * None of this may hold up an input: the chunks are asked for a few at a time, and the first two (the libraries) run in a task
 * of their own.
 * With the first scroll or for printing, at the latest when the page has been alive for three seconds, it asks for the styles that no
 * first screen needs (`data-late`): not in the moment in which the page is asked about cookies, as both lay it out. Before them it asks
 * for the first that it names, the face of theirs that every page has: a face that is there when its rule comes is drawn at once, and
 * the page is laid out anew once, not twice.
 * Links, forms and `<summary>` work without it and are left alone, but for links that open a window once the page is alive
 * (`aria-haspopup`) and are pressed plainly.
 * Going back to another page of the same document changes the address alone; until React has taken this one over, that page is
 * loaded, and the router is told nothing of it: it would draw that page over this one.
 */
export const bootScript = `(function(d,w){
var s=d.currentScript,r=d.documentElement,q=[],on=true,started=false,ev=['pointerdown','keydown','focusin','touchstart'];
${appearanceScript}JSON.parse(s.getAttribute('data-lead')||'[]').forEach(function(f){
var l=d.createElement('link');
l.rel='preload';l.as='image';l.media=f.media;l.imageSizes=f.sizes||'';l.imageSrcset=f[r.getAttribute('data-theme')];l.fetchPriority='high';
d.head.appendChild(l)
});
function start(){
if(started)return;started=true;
ev.forEach(function(n){d.removeEventListener(n,start,true)});
var c=(s.getAttribute('data-chunks')||'').split(' ').filter(Boolean),first=c.slice(0,2);
(function ask(){
c.splice(0,3).forEach(function(u){var l=d.createElement('link');l.rel='modulepreload';l.href=u;d.head.appendChild(l)});
if(c.length)setTimeout(ask,0)
})();
Promise.all(first.map(load)).then(rest).then(function(){return load(s.getAttribute('data-entry'))}).catch(function(){started=false;ev.forEach(listen)}).then(function(){setTimeout(late,3000)})
}
function load(u){return import(u)}
function rest(){return new Promise(function(r){setTimeout(r,0)})}
function listen(n){d.addEventListener(n,start,{capture:true,passive:true})}
ev.forEach(listen);
d.addEventListener('click',function(e){
if(!on||!e.target.closest||e.target.closest('a[href]:not([aria-haspopup]),summary,label,[data-flip]'))return;
var b=e.target.closest('button,[role=button],a[aria-haspopup]');
if(!b||b.disabled||(b.form&&b.type==='submit')||(b.href&&(e.ctrlKey||e.metaKey||e.shiftKey)))return;
e.preventDefault();q.push(b);start()
},true);
function at(){return w.location.pathname+w.location.search}
var page=at();
w.addEventListener('popstate',function(e){
if(r.hasAttribute('data-hydrated')||at()===page)return;
e.stopImmediatePropagation();w.location.reload()
});
w.certaviaBoot=Object.assign(appearance,{left:function(){return at()!==page},take:function(){on=false;return q.splice(0)}});
function quiet(){'requestIdleCallback' in w?w.requestIdleCallback(start,{timeout:4000}):setTimeout(start,200)}
function idle(){
var a=d.getAnimations?d.getAnimations():[];
if(!a.length)return quiet();
setTimeout(quiet,1000);
Promise.all(a.map(function(x){return x.finished})).then(quiet,quiet)
}
function late(){
var u=(s.getAttribute('data-late')||'').split(' '),f=u.shift();
if(!f)return;
s.removeAttribute('data-late');
function styles(){u.forEach(function(u){var l=d.createElement('link');l.rel='stylesheet';l.href=u;l.dataset.late='';d.head.appendChild(l)})}
var l=d.createElement('link');
l.rel='preload';l.as='font';l.crossOrigin='';l.href=f;l.onload=l.onerror=styles;
d.head.appendChild(l)
}
w.addEventListener('scroll',late,{once:true,passive:true});
w.addEventListener('beforeprint',late);
function shown(){'requestAnimationFrame' in w&&!d.hidden?w.requestAnimationFrame(function(){setTimeout(painted,0)}):idle()}
function painted(){
var P=w.PerformanceObserver;
if(!P||(P.supportedEntryTypes||[]).indexOf('paint')<0)return idle();
new P(function(l,o){o.disconnect();idle()}).observe({type:'paint',buffered:true});
setTimeout(idle,1000)
}
d.readyState==='complete'?shown():w.addEventListener('load',shown)
})(document,window)`

declare global {
  interface Window {
    /** Left by the boot script; absent when the entry is loaded without it. */
    certaviaBoot?: {
      /** Stops keeping clicks and gives the controls that were clicked so far, in order. */
      take(): HTMLElement[]
      /** Whether the address is no longer that of the page that was served. */
      left(): boolean
      /** How the theme is chosen. */
      preference(): ThemePreference
      /** Stores how the theme is chosen, and which one a manual choice is for, and shows it. */
      choose(preference: ThemePreference, theme?: Theme): void
      /** Notes that the sunset prompt was answered: today it is not asked again, and light that is showing stays until the next load. */
      sunsetAnswered(): void
      /** What is stored under a name, or was chosen since the page was opened where the storage is closed. */
      read(name: string): string | null
      /** Stores a setting and applies it. */
      store(name: string, value: string): void
      /** Applies what is stored, after somebody else has changed it. */
      settle(): void
    }
  }
}
