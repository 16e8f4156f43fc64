import type { Theme } from '#shared/engraving/palette.ts'
import type { ThemePreference } from '#shared/browser/theme.ts'
import { appearanceScript } from './appearance-script.ts'

/**
 * The only script that runs before the page is idle. The CSP contains the hash of this inline script, so the script must be the same on all
 * pages.
 * - Sets theme and accessibility settings before the first paint (`boot/appearance-script.ts`).
 * - Preloads the largest picture of the first screen (`data-lead`) in its version for the theme.
 * - Marks a page that opens at its top with `data-lazy-layout` (`web/ui/styles/lazy-layout.css`): the browser skips the layout of its lower
 *   sections until they are near. A page opened at a fragment, by a reload or from history needs exact heights at once.
 * - Imports the client entry (`data-entry`, with the page's chunks in `data-chunks`) on the first interaction, or when the loaded page is
 *   painted and idle.
 * - Until hydration, records clicks on controls that do nothing without JavaScript. The function `window.certaviaBoot.take()` returns them.
 *
 * Painted means that the browser has reported a paint, which may be a tenth of a second after the frame was drawn. Earlier requests would
 * share the bandwidth with the paint. If no paint is reported within a second, the page counts as painted. The entry waits at most a second
 * for running animations to end (the bar, 250 ms; the engraving of the first page, 900 ms). Otherwise scripts and animation frames would
 * slow each other down on a phone with few cores. To keep inputs responsive, chunks are preloaded a few at a time, and the first two (the
 * libraries) run in a separate task.
 *
 * Links, forms and `<summary>` work without JavaScript, so clicks on them are not recorded. An exception are plain clicks on links with
 * `aria-haspopup`, which open a window once the page is hydrated. If the visitor goes back to another page of the same document, the
 * browser changes only the address. Until hydration the script therefore reloads the page. It also hides the event from the router, which
 * would otherwise render the other page over the current page.
 */
export const bootScript = `(function(d,w){
var s=d.currentScript,r=d.documentElement,q=[],on=true,started=false,ev=['pointerdown','keydown','focusin','touchstart'];
${appearanceScript}JSON.parse(s.getAttribute('data-lead')||'[]').forEach(function(f){
var l=d.createElement('link');
l.rel='preload';l.as='image';l.media=f.media;l.imageSizes=f.sizes||'';l.imageSrcset=f[r.getAttribute('data-theme')];l.fetchPriority='high';
d.head.appendChild(l)
});
var n=w.performance&&w.performance.getEntriesByType('navigation')[0];
if(n&&n.type==='navigate'&&!w.location.hash)r.setAttribute('data-lazy-layout','');
function start(){
if(started)return;started=true;
ev.forEach(function(n){d.removeEventListener(n,start,true)});
var c=(s.getAttribute('data-chunks')||'').split(' ').filter(Boolean),first=c.slice(0,2);
(function ask(){
c.splice(0,3).forEach(function(u){var l=d.createElement('link');l.rel='modulepreload';l.href=u;d.head.appendChild(l)});
if(c.length)setTimeout(ask,0)
})();
Promise.all(first.map(load)).then(rest).then(function(){return load(s.getAttribute('data-entry'))}).catch(function(){started=false;ev.forEach(listen)})
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
    /** State and functions of the boot script. Absent if the entry is loaded without the boot script. */
    certaviaBoot?: {
      /** Stops recording clicks and returns the clicked controls, in order. */
      take(): HTMLElement[]
      /** True if the address has changed since the server sent the page. */
      left(): boolean
      /** Returns the chosen theme. The page shows it from the next frame on. */
      theme(): Theme
      /** Returns the stored theme preference, or the default one. */
      preference(): ThemePreference
      /** Stores and applies the theme preference. `theme` is the theme of a manual choice. */
      choose(preference: ThemePreference, theme?: Theme): void
      /** Stores that the sunset prompt was answered: the prompt is not shown again today, and the light theme stays until the next load. */
      sunsetAnswered(): void
      /**
       * Returns the stored value of a key, or null. If the storage is blocked, returns the value that was set since the page was opened.
       */
      read(name: string): string | null
      /** Stores an accessibility setting. The page shows it from the next frame on. */
      store(name: string, value: string): void
      /** Applies the stored settings after code other than the boot script has changed them. */
      settle(): void
    }
  }
}
