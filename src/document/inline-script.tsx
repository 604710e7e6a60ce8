/** Inline, because a visitor may press the menu's button before the scripts arrive. */
const olderBrowsers = `
if(!("command" in HTMLButtonElement.prototype))addEventListener("click",function(event){
var button=event.target.closest("[command=show-modal]");
if(button)document.getElementById(button.getAttribute("commandfor")).showModal()},true);
if(!CSS.supports("animation-timeline:scroll()")){
function markTop(){document.documentElement.toggleAttribute("data-at-top",scrollY<=10)}
markTop();addEventListener("scroll",markTop,{passive:true})}`;

/** Gatsby's router reads the hash as its module loads; no page is drawn where it cannot be decoded. */
const unreadableHash = `
function dropUnreadableHash(){try{decodeURI(location.hash)}catch(error){
history.replaceState(history.state,"",location.pathname+location.search)}}
dropUnreadableHash();addEventListener("popstate",dropUnreadableHash);`;

/** The other language of a page keeps its query and hash, also before React hears a press. */
const languageLinks = `
addEventListener("click",function(event){var link=event.target.closest("a[rel=alternate]");
if(link){link.search=location.search;link.hash=location.hash}},true);`;

/** What shell/early-visit does once React has taken over. */
const earlyPresses = `
window.earlyPresses=new Set;
function keep(pressed,button){if(!window.earlyPresses||!button)return;
earlyPresses.add(pressed);button.setAttribute("aria-busy","true")}
addEventListener("click",function(event){
var button=event.target.closest("button[type=button]:not([popovertarget],[command])");
keep(button,button)},true);
addEventListener("submit",function(event){var form=event.target;
if(form.method=="dialog"&&!form.closest("dialog"))keep(form,form.querySelector("[type=submit]"))},true);`;

/** A draft is in its fields before a visitor types into them. */
const drafts = `
addEventListener("DOMContentLoaded",function(){document.querySelectorAll("form[id]").forEach(function(form){
try{var draft=JSON.parse(sessionStorage.getItem("draft:"+form.id));
for(var name in draft){var field=form.elements.namedItem(name);
if(field&&!field.value&&typeof draft[name]=="string")field.value=draft[name]}}catch(error){}})});`;

/** Runs in every page before anything else. */
export const inlineScript: React.ReactElement = (
  <script
    key="inline-script"
    dangerouslySetInnerHTML={{
      __html: `(function(){${olderBrowsers}${unreadableHash}${languageLinks}${earlyPresses}${drafts}})()`,
    }}
  />
);
