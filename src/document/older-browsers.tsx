/** Inline, because a visitor may press the menu's button before the scripts arrive. */
const olderBrowsers = `(function(root){
if(!("command" in HTMLButtonElement.prototype))addEventListener("click",function(event){
var button=event.target.closest("[command=show-modal]");
if(button)document.getElementById(button.getAttribute("commandfor")).showModal()});
if(CSS.supports("animation-timeline:scroll()"))return;
function markTop(){root.toggleAttribute("data-at-top",scrollY<=10)}
markTop();addEventListener("scroll",markTop,{passive:true})
})(document.documentElement)`;

export const olderBrowsersScript: React.ReactElement = (
  <script key="older-browsers" dangerouslySetInnerHTML={{ __html: olderBrowsers }} />
);
