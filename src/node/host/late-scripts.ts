const SCRIPTS = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;

/** Starts after the first paint, at a touch or key, or after 4 s. One hash allows it everywhere. */
const LOADER = `(function(sources){
var first=["pointerdown","keydown"];
function start(){
first.forEach(function(type){removeEventListener(type,start,true)});
sources.splice(0).forEach(function(src){
var script=document.createElement("script");script.src=src;script.async=false;
document.body.append(script)})}
function paint(then){new PerformanceObserver(function(){
requestAnimationFrame(function(){requestAnimationFrame(then)})
}).observe({type:"paint",buffered:true})}
function idle(){paint(function(){(window.requestIdleCallback||setTimeout)(start,{timeout:2000})})}
function rest(){var picture=document.querySelector("[fetchpriority=high]");
Promise.resolve(picture&&picture.decode()).then(idle,idle)}
first.forEach(function(type){addEventListener(type,start,true)});
setTimeout(start,4000);
if(document.readyState==="complete")rest();else addEventListener("load",rest)
})(document.currentScript.dataset.scripts.split(" "))`;

/** A document whose scripts already wait does not change. */
export const delayScripts = (html: string): string =>
  html.replace(SCRIPTS, (scripts) => {
    const sources = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    return `<script data-scripts="${sources.join(' ')}">${LOADER}</script>`;
  });
