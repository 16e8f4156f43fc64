import { accessibilityOptions, fontSizes } from '#shared/browser/accessibility-settings.ts'
import { palettes } from '#shared/engraving/palette.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { night, themeTimes } from '#shared/browser/theme.ts'
import { appearanceEvents } from './appearance-events.ts'

/**
 * Part of the boot script that sets the theme and the accessibility settings on the root element: before the first paint, and on every
 * change by the visitor, another tab, the system's colours or the clock.
 *
 * - The theme follows the rules of `shared/browser/theme.ts`. Settings are validated as strictly as in
 *   `shared/browser/accessibility-settings.ts`; a test compares the two.
 * - A later change of the theme is one view transition of the page, because separate CSS transitions of the elements take over a second on
 *   a slow phone.
 * - A change begins after the next frame, which shows the pressed control, because new colours or text sizes of the whole page take 300 to
 *   500 ms on such a phone.
 * - If the storage is blocked, `kept` contains the values, so that a choice lasts until the page is left.
 * - `look` runs every minute, and when a hidden tab becomes visible. In the hour of the sunset it requests the prompt if the page shows the
 *   light theme, and stores the time of this request in `asked`. It repeats the request after half a day, for pages that are open for days.
 * - While the prompt is due, a time-based theme stays light until the next run of `look`. If the user answers "Not now", `stays` is true,
 *   and the theme stays light until the next load. In both cases a choice of the theme applies at once (`follow`), while other settings do
 *   not change the theme (`settle`).
 */
export const appearanceScript = `var appearance=(function(){
var kept={},shown,eased,asked=0,stays=false,system=w.matchMedia('(prefers-color-scheme: dark)');
function get(k){try{return localStorage.getItem(k)}catch(e){return k in kept?kept[k]:null}}
function put(k,v){kept[k]=v;try{localStorage.setItem(k,v)}catch(e){}}
function tell(n){w.dispatchEvent(new Event(n))}
function preference(){var p=get('${storageKeys.themePreference}');return p==='system'||p==='manual'&&/^(light|dark)$/.test(get('${storageKeys.theme}'))?p:'time-based'}
function wanted(){var p=preference(),h=new Date().getHours();return p==='manual'?get('${storageKeys.theme}'):(p==='system'?system.matches:h>=${night.from}||h<${night.to})?'dark':'light'}
function tint(){d.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=shown==='dark'?'${palettes.dark.paper}':'${palettes.light.paper}'})}
function show(t){
if(t===shown)return;
var first=!shown;shown=t;
function paint(){r.setAttribute('data-theme',shown);tint()}
if(first)return paint();
r.classList.add('theme-changing');setTimeout(function(){r.classList.remove('theme-changing')},${themeTimes.transition});
function change(){
if(!d.startViewTransition||'stopMovement' in r.dataset||w.matchMedia('(prefers-reduced-motion: reduce)').matches)return paint();
d.startViewTransition(paint).ready.catch(function(){})
}
later(change)
}
function later(f){d.hidden||!w.requestAnimationFrame?f():w.requestAnimationFrame(function(){setTimeout(f,0)})}
function ease(){
var s,t=get('${storageKeys.accessibilitySettings}'),o=${JSON.stringify(accessibilityOptions)};
if(t===eased)return;
eased=t;
try{s=JSON.parse(t)}catch(e){}
if(!s||typeof s.fontSize!=='number'||!(s.fontSize>=${fontSizes.smallest}&&s.fontSize<=${fontSizes.largest})||s.fontSize%${fontSizes.step}||typeof s.colorBlindMode!=='boolean'||o.some(function(k){return s[k]!==undefined&&typeof s[k]!=='boolean'}))s={};
function apply(){
if(s.fontSize&&s.fontSize!==${fontSizes.usual})r.dataset.fontSize=s.fontSize;else delete r.dataset.fontSize;
o.forEach(function(k){if(s[k])r.dataset[k]='';else delete r.dataset[k]})
}
shown?later(apply):apply()
}
function isTimed(){return preference()==='time-based'}
function next(){var t=wanted();return t==='dark'&&isTimed()&&(stays||Date.now()-asked<${themeTimes.recheck - 1_000})?shown:t}
function settle(){ease();show(next());tell('${appearanceEvents.changed}')}
function follow(){stays=false;show(wanted());settle()}
function today(){var n=new Date();return new Date(n-n.getTimezoneOffset()*6e4).toISOString().slice(0,10)}
function look(){
if(d.hidden)return;
var n=Date.now();
if(shown==='light'&&preference()!=='system'&&new Date().getHours()===${night.from}){
if(get('${storageKeys.lastSunsetCheck}')===today())stays=isTimed();
else if(n-asked>432e5){asked=n;r.setAttribute('data-sunset',n);tell('${appearanceEvents.sunset}')}
}
if(wanted()==='light')stays=false;
if(next()!==shown)settle()
}
function choose(p,t){
put('${storageKeys.themePreference}',p);put('${storageKeys.theme}',t||shown);
put('${storageKeys.theme}',wanted());follow()
}
function answered(){stays=shown==='light'&&isTimed();tell('${appearanceEvents.changed}')}
settle();look();
setInterval(look,${themeTimes.recheck});
d.addEventListener('visibilitychange',look);
d.addEventListener('DOMContentLoaded',tint);
system.addEventListener('change',function(){if(preference()==='system')settle()});
w.addEventListener('storage',function(e){
if(e.key==='${storageKeys.lastSunsetCheck}')answered();
else if(!e.key||/^(${storageKeys.theme}|${storageKeys.themePreference})$/.test(e.key))follow();
else if(e.key==='${storageKeys.accessibilitySettings}')settle()
});
d.addEventListener('click',function(e){if(e.target.closest&&e.target.closest('[data-flip]'))choose('manual',shown==='dark'?'light':'dark')});
return{theme:function(){return shown},preference:preference,choose:choose,sunsetAnswered:function(){put('${storageKeys.lastSunsetCheck}',today());answered()},read:get,store:function(k,v){put(k,v);settle()},settle:settle}
})();
`
