/** Inline, because a visitor may press the menu's button before the scripts arrive. */
const olderBrowsers = `
if(!("command" in HTMLButtonElement.prototype))addEventListener("click",({target})=>{
let button=target.closest("[command=show-modal]");
if(button)document.getElementById(button.getAttribute("commandfor")).showModal()},true);
if(!CSS.supports("animation-timeline:scroll()")){
let markTop=()=>document.documentElement.toggleAttribute("data-at-top",scrollY<=10);
markTop();addEventListener("scroll",markTop,{passive:true})}`;

/** Gatsby's router reads the hash as its module loads; no page is drawn where it cannot be decoded. */
const unreadableHash = `
let readHash=()=>{try{decodeURI(location.hash)}catch{
history.replaceState(history.state,"",location.pathname+location.search)}};
readHash();addEventListener("popstate",readHash);`;

/** The other language of a page keeps its query and hash, also before React hears a press. */
const languageLinks = `
addEventListener("click",({target})=>{let link=target.closest("a[rel=alternate]");
if(link){link.search=location.search;link.hash=location.hash}},true);`;

/** What shell/early-visit does once React has taken over. */
const earlyPresses = `
window.earlyPresses=new Set;
let keep=(pressed,button)=>{if(!button||!window.earlyPresses)return;
earlyPresses.add(pressed);button.setAttribute("aria-busy",true)};
addEventListener("click",({target})=>{
let button=target.closest("button[type=button]:not([popovertarget],[command])");
keep(button,button)},true);
addEventListener("submit",({target})=>{
if(target.method=="dialog"&&!target.closest("dialog"))keep(target,target.querySelector("[type=submit]"))},true);`;

/** A draft is in its fields before a visitor types into them. */
const drafts = `
addEventListener("DOMContentLoaded",()=>{for(let form of document.querySelectorAll("form[id]"))
try{let draft=JSON.parse(sessionStorage.getItem("draft:"+form.id));
for(let name in draft){let field=form.elements.namedItem(name);
if(field&&!field.value&&typeof draft[name]=="string")field.value=draft[name]}}catch{}});`;

/** Runs in every page before anything else. */
export const inlineScript: React.ReactElement = (
  <script
    key="inline-script"
    dangerouslySetInnerHTML={{
      __html: `{${olderBrowsers}${unreadableHash}${languageLinks}${earlyPresses}${drafts}}`,
    }}
  />
);
