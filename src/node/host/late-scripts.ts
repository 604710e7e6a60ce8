/** Gatsby's script elements, with its inline script before them, so that the policy needs one hash less. */
const SCRIPTS =
  /(?:<script>(window\.___webpackCompilationHash="\w*";)<\/script>)?((?:<script src="[^"]+" async(?:="")?><\/script>)+)/;

/**
 * Starts after the first paint, at a touch or key, or after 4 s. One hash allows it everywhere. Where a page
 * is not at its own address, as in a file or an archive, Gatsby would leave it: nothing starts there, nor in
 * a browser that cannot read this syntax or lacks what every page needs. A saved document has no scripts.
 */
const LOADER = `(sources=>{
let path=location.pathname.replace(/\\/?(index\\.html)?$/,"/");
if(!location.protocol.startsWith("http")||![path,"/404.html"].includes(window.pagePath)||
!window.IntersectionObserver)return;
let start=()=>sources.splice(0).forEach(src=>{
let script=document.createElement("script");script.src=src;script.async=false;
script.onload=()=>script.remove();document.body.append(script)}),
painted=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>
(window.requestIdleCallback||setTimeout)(start,{timeout:2000}))),
idle=()=>new PerformanceObserver(painted).observe({type:"paint",buffered:true}),
rest=()=>Promise.resolve(document.querySelector("[fetchpriority=high]")?.decode()).then(idle,idle);
for(let type of["pointerdown","keydown"])addEventListener(type,start,{capture:true,once:true});
setTimeout(start,4000);
if(document.readyState==="complete")rest();else addEventListener("load",rest)
})(document.currentScript.dataset.scripts.split(" "))`;

/** Idempotent: a document whose scripts already wait does not change. */
export const delayScripts = (html: string): string =>
  html.replace(SCRIPTS, (_, line = '', scripts: string) => {
    const sources = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    return `<script data-scripts="${sources.join(' ')}">${line}${LOADER}</script>`;
  });
