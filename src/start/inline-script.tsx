/**
 * Gatsby's router decodes the hash while its module loads; no page would render if that throws. And until
 * the app runs, nobody shows the page of an address to which Back leads within the document.
 */
const unreadableHash = `
let shownPath=location.pathname,readHash=()=>{try{decodeURI(location.hash)}catch{
history.replaceState(history.state,"",location.pathname+location.search)}};
readHash();addEventListener("popstate",()=>{
readHash();window.hydrated||location.pathname==shownPath||location.reload()});`;

/** Browsers without scroll-driven animations learn from it whether the page is at its top. */
const headerAtTop = `
if(!CSS.supports("animation-timeline:scroll()")){
let markTop=()=>document.documentElement.toggleAttribute("data-at-top",scrollY<=10);
markTop();addEventListener("scroll",markTop,{passive:true})}`;

/**
 * Opens the menu in browsers without commands, and without dialogs by its attribute, lets the other language of
 * a page keep its query and hash, opens the card of a word, and counts presses before hydration of what needs React;
 * start/before-hydration replays them.
 */
const presses = `
let keep=button=>window.hydrated||(button.setAttribute("aria-busy",true),button.value++);
addEventListener("click",event=>{
let{target}=event,button=target.closest("button[type=button]:not([popovertarget])"),link=target.closest("a[rel=alternate]"),
card=target.closest("a[aria-describedby]");
if(button){let{command}=button.attributes;
if(!command)keep(button);
else if(!button.command){let menu=document.getElementById(button.getAttribute("commandfor"));
menu.showModal?menu.showModal():menu.setAttribute("open","")}}
if(link){link.search=location.search;link.hash=location.hash}
if(card&&"popover"in card){event.preventDefault();let shown=document.querySelector(card.hash);
shown.matches(":popover-open")||shown.showPopover({source:card})}},true);
addEventListener("submit",event=>{
let form=event.target,menu=form.closest("dialog");
if(form.getAttribute("method")!="dialog")return;
if(!window.HTMLDialogElement)event.preventDefault();
if(!menu)keep(form.querySelector("[type=submit]"));
else if(!menu.close)menu.removeAttribute("open")},true);`;

/** Fills in a draft before a visitor types into its fields. */
const drafts = `
addEventListener("DOMContentLoaded",()=>{for(let form of document.forms)
try{let draft=JSON.parse(sessionStorage.getItem("draft:"+form.id));
for(let name in draft){let field=form.elements[name];
if(field&&!field.value&&typeof draft[name]=="string")field.value=draft[name]}}catch{}});`;

const inline = (key: string, script: string): React.ReactElement => (
  <script key={key} dangerouslySetInnerHTML={{ __html: script.replace(/\n/g, '') }} />
);

/** Runs in every page before anything else. */
export const preHydrationScript = inline('inline', `{${unreadableHash}${headerAtTop}${presses}}`);

/** Runs in a page with a form whose draft is kept. */
export const draftScript = inline('drafts', drafts);
